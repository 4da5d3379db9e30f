/** All that a computer player is told: what its side may know. Plain JSON. */
export interface Task<Position> {
  /** The ruleset's name. */
  readonly game: string;
  readonly view: Position;
  readonly side: string;
  readonly level: string;
  /** 32 bits of its own; they tell nothing of the dice. */
  readonly seed: number;
  /** What its side saw as the phase began; left out: it begins now. */
  readonly began?: Position;
}

/** What it would do, and why: the explanation is for the game's own screens to word. */
export interface Answer<Action> {
  readonly action: Action;
  readonly explanation: {
    /** 'now': it tells nothing but what the action shows. 'atEnd': it rests on secrets, and nobody reads it before the end. */
    readonly told: 'now' | 'atEnd';
  };
}

/** Progress of a thought, in tries. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** A question that is being thought about. */
export interface Question<Action> {
  /** Fails where nobody can think; never settles once it has been stopped. */
  readonly answer: Promise<Answer<Action>>;
  /** Stops the thought: no answer is wanted any more. */
  stop(): void;
  /** Answer with what seems best so far. */
  hurry(): void;
}

/** Somebody who thinks for a side, outside the page's own thread; a new question stops the one before it. */
export interface Thinker<Position, Action> {
  ask(task: Task<Position>, onProgress: (progress: Progress) => void): Question<Action>;
}

/**
 * thinking: it is at it. shown: what it has done is being looked at, `goOn` goes on; it may think on meanwhile. resting: it
 * was told to wait. failed: it cannot be had, or answers nothing that is allowed.
 */
export type ThinkingState = 'thinking' | 'shown' | 'resting' | 'failed';

/** What the computer is told of the game, and how its answers are played. */
interface Board<Position, Action> {
  /** What the computer is to decide; null: nothing. `attempt` 1 and on: the answers before were not allowed. */
  due(attempt: number): Task<Position> | null;
  /** Does what it has decided: whether it was allowed, and whether the one at the screen sees anything of it. */
  play(answer: Answer<Action>): 'seen' | 'unseen' | 'refused';
  /** What it has done is not waited for. */
  passesOn(): boolean;
  /** Tells where it stands; null: nothing of it is to be shown. */
  tell(state: ThinkingState | null, share: number): void;
}

/** The computer's seats at one table. */
export interface Thinking {
  /** The game or the seats have changed: what was being thought is void. */
  anew(): void;
  /** What it has done has been looked at; or it may think again. */
  goOn(): void;
  /** It plays what seems best so far. */
  hurry(): void;
  /** It rests until `goOn`. */
  rest(): void;
  /** For good. */
  end(): void;
}

/** A question at the table. */
interface Thought<Action> {
  question: Question<Action> | null;
  /** It has been thought to its end and waits to be played. */
  answer: Answer<Action> | null;
  /** When its progress was last told. */
  told: number;
}

/** After so many answers that are not allowed it is given up. */
const ATTEMPTS = 3;
/** Milliseconds between two reports of how far it is. */
const REPORT = 250;

/**
 * Runs the computer's seats: one thought at a time, void as soon as anything changes. Nothing that comes too late is ever
 * played: a thought knows whether it is still the last one.
 */
export function thinking<Position, Action>(
  thinker: Thinker<Position, Action> | undefined,
  board: Board<Position, Action>,
): Thinking {
  /** The thought that goes on; what comes of any other is void. */
  let current: Thought<Action> | null = null;
  /** What it has done is being looked at. */
  let held = false;
  let resting = false;
  let ended = false;
  let attempt = 0;
  /** The progress shown; it never falls before something is seen, so that it does not count what is done in secret. */
  let share = 0;

  function drop(): void {
    const dropped = current;
    current = null;
    dropped?.question?.stop();
  }

  function begin(): void {
    drop();
    if (ended) return;
    const task = board.due(attempt);
    if (!task) return board.tell(held ? 'shown' : null, 0);
    if (!thinker) return board.tell('failed', 0);
    if (resting) return board.tell('resting', 0);
    const thought: Thought<Action> = { question: null, answer: null, told: 0 };
    current = thought;
    tellOn();
    try {
      thought.question = thinker.ask(task, (progress) => hear(thought, progress));
    } catch {
      return fail(thought);
    }
    thought.question.answer.then(
      (answer) => arrive(thought, answer),
      () => fail(thought),
    );
  }

  function hear(thought: Thought<Action>, { done, of }: Progress): void {
    if (thought !== current) return;
    share = Math.max(share, Math.min(of > 0 ? done / of : 0, 1));
    const now = performance.now();
    if (now - thought.told < REPORT) return;
    thought.told = now;
    tellOn();
  }

  function tellOn(): void {
    board.tell(held ? 'shown' : 'thinking', share);
  }

  function arrive(thought: Thought<Action>, answer: Answer<Action>): void {
    if (thought !== current) return;
    thought.answer = answer;
    if (!held) play(answer);
  }

  function fail(thought: Thought<Action>): void {
    if (thought !== current) return;
    current = null;
    board.tell('failed', 0);
  }

  function play(answer: Answer<Action>): void {
    current = null;
    const done = board.play(answer);
    if (done === 'refused') {
      attempt++;
      return attempt < ATTEMPTS ? begin() : board.tell('failed', 0);
    }
    attempt = 0;
    held = done === 'seen' && !board.passesOn();
    if (done === 'seen') share = 0;
    begin();
  }

  /** What is being looked at is done with; what has been thought meanwhile is played. */
  function goOn(): void {
    held = false;
    if (current?.answer) return play(current.answer);
    if (current) return tellOn();
    resting = false;
    attempt = 0;
    begin();
  }

  return {
    anew() {
      held = false;
      resting = false;
      attempt = 0;
      share = 0;
      begin();
    },
    goOn,
    hurry() {
      current?.question?.hurry();
      goOn();
    },
    rest() {
      held = false;
      resting = true;
      begin();
    },
    end() {
      ended = true;
      drop();
    },
  };
}
