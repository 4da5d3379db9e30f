/** A matrix of what the row's player wins on average against each column's, 0 to 1. */
export type Payoffs = readonly (readonly number[])[];

/** What both can hold each other to by mixing, and the mixtures that do it. */
export interface Equilibrium {
  readonly value: number;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

const ROUNDS = 20_000;

/** The minimax value of a zero-sum matrix, to about a thousandth, by regret matching of both players [Hart and Mas-Colell 2000; Blackwell 1956]. */
export function equilibriumOf(payoffs: Payoffs): Equilibrium {
  const rows = new Learner(payoffs.length);
  const columns = new Learner(payoffs[0].length);
  for (let round = 1; round <= ROUNDS; round++) {
    const [p, q] = [rows.mixture(), columns.mixture()];
    // Later rounds weigh more, which converges faster [Tammelin 2014].
    rows.learn(
      payoffs.map((row) => dot(row, q)),
      p,
      round,
    );
    columns.learn(
      q.map(
        (_, column) =>
          -dot(
            payoffs.map((row) => row[column]),
            p,
          ),
      ),
      q,
      round,
    );
  }
  const [p, q] = [rows.average(), columns.average()];
  // Between what each mixture is sure of, whatever the other does.
  const sure = Math.min(
    ...q.map((_, column) =>
      dot(
        payoffs.map((row) => row[column]),
        p,
      ),
    ),
  );
  const most = Math.max(...payoffs.map((row) => dot(row, q)));
  return { value: (sure + most) / 2, rows: p, columns: q };
}

class Learner {
  readonly #regrets: number[];
  readonly #sum: number[];

  constructor(choices: number) {
    this.#regrets = Array<number>(choices).fill(0);
    this.#sum = Array<number>(choices).fill(0);
  }

  mixture(): readonly number[] {
    return shares(this.#regrets);
  }

  average(): readonly number[] {
    return shares(this.#sum);
  }

  learn(values: readonly number[], played: readonly number[], weight: number): void {
    const got = dot(values, played);
    values.forEach((value, choice) => {
      this.#regrets[choice] = Math.max(0, this.#regrets[choice] + value - got);
      this.#sum[choice] += weight * played[choice];
    });
  }
}

function shares(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => (sum > 0 ? weight / sum : 1 / weights.length));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * b[index], 0);
}
