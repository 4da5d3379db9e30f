/** A question of the page to its worker, as the page itself saw it. */
export interface Asked {
  readonly side: string;
  readonly phase: string;
  readonly turn: number;
  /** Milliseconds until its answer came. */
  readonly ms: number;
  /** The longest the page was not free while it waited, in milliseconds. */
  readonly blocked: number;
}

declare global {
  interface Window {
    /** All questions that have been answered. */
    asked: Asked[];
  }
}

/** Runs in the page before anything else: every worker of the page is listened to, and how free the page is meanwhile. */
export function listen(): void {
  window.asked = [];
  const open = new Map<number, { began: number; task: Asked }>();
  let [waiting, last, worst] = [0, 0, 0];
  // A timer that is late says how long the page was not free. Asked without a pause, half of its thread would be answers.
  const EVERY = 4;
  const look = () => {
    const now = performance.now();
    worst = Math.max(worst, now - last - EVERY);
    last = now;
    if (waiting > 0) setTimeout(look, EVERY);
  };
  const Own = window.Worker;
  window.Worker = class extends Own {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ type?: string; id?: number }>) => {
        const asked = data?.type === 'answer' && data.id !== undefined ? open.get(data.id) : undefined;
        if (!asked) return;
        open.delete(data.id!);
        waiting--;
        window.asked.push({ ...asked.task, ms: performance.now() - asked.began, blocked: worst });
      });
    }

    override postMessage(message: unknown, ...rest: never[]): void {
      const order = message as { type?: string; id?: number; task?: { side: string; view: View } };
      if (order.type === 'think' && order.task) {
        const { side, view } = order.task;
        const task = { side, phase: view.phase.name, turn: view.turn, ms: 0, blocked: 0 };
        open.set(order.id!, { began: performance.now(), task });
        [worst, last] = [0, performance.now()];
        if (waiting++ === 0) setTimeout(look, EVERY);
      }
      super.postMessage(message, ...rest);
    }
  };

  interface View {
    readonly phase: { readonly name: string };
    readonly turn: number;
  }
}
