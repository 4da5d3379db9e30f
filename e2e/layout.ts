import type { Page } from '@playwright/test';
import { expect } from './test';

export const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'phone', width: 360, height: 740 },
];
/** The screens before the first turn, and those of a turn. */
export const PREPARED = ['selection', 'buildUp', 'programming'];
export const PLAYED = [
  'curtain',
  'movement',
  'movement, a move planned',
  'moving',
  'fire',
  'fire, a shot planned',
];

/** Where the pictures of all screens go, if anybody wants to look at them. */
const pictures = process.env.PICTURES;

/** Looks at a screen at every size. */
export function atEverySize(page: Page, game: string): (screen: string) => Promise<void> {
  return async (screen) => {
    for (const { name, ...size } of SIZES) {
      await resized(page, size);
      expect.soft(await layoutFaults(page), `${screen}, ${name}`).toEqual([]);
      if (pictures !== undefined)
        await page.screenshot({ path: `${pictures}/${game}/${screen}-${name}.png`, animations: 'disabled' });
    }
    await resized(page, SIZES[0]);
  };
}

/** What the columns ask of each other is answered a frame later, twice at most. */
const FRAMES_TO_SETTLE = 5;

/** The window at a size, its columns settled: nothing that is pressed next is about to be put elsewhere. */
async function resized(page: Page, { width, height }: { readonly width: number; readonly height: number }) {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, FRAMES_TO_SETTLE);
}

/** A text on the page: its lines, and what is seen of them. */
interface TextSeen {
  readonly parent: Element;
  readonly text: string;
  readonly rects: readonly DOMRect[];
  readonly seen: readonly DOMRect[];
}

/** What is wrong with the layout of a screen, each fault in a line. */
export function layoutFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    type Frame = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
    const EVERYWHERE = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    const frames = new Map<Element, Frame>();
    const texts = new Map<Node, TextSeen | null>();
    const root = document.documentElement;
    return [...sideways(), ...cutOff(), ...overlaps(), ...smallTargets(), ...hiddenMap()];

    function sideways(): string[] {
      const wider = root.scrollWidth - root.clientWidth;
      return wider > 0 ? [`the page scrolls sideways by ${wider} px`] : [];
    }

    /** Words that do not fit their button, heading, row or cell. */
    function cutOff(): string[] {
      const boxes = [
        ...document.querySelectorAll('button, a, h1, h2, h3, h4, label, th, td, li, p, .bar-title'),
      ];
      return boxes.filter(isSeen).flatMap((box) => {
        const style = getComputedStyle(box);
        const hides =
          style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll';
        if (hides && box.scrollWidth > box.clientWidth + 1) return [`cut off: ${named(box)}`];
        const frame = box.getBoundingClientRect();
        const beyond = textsIn(box).flatMap(({ rects, text }) =>
          rects.some((rect) => rect.right > frame.right + 1 || rect.left < frame.left - 1) ? [text] : [],
        );
        return beyond.length > 0 ? [`“${beyond[0]}” sticks out of ${named(box)}`] : [];
      });
    }

    /** Texts that lie on one another, without one of them being on a layer of its own. */
    function overlaps(): string[] {
      const lines = textsIn(document.body)
        .filter(({ parent, seen }) => seen.length > 0 && isSeen(parent))
        .map((text) => ({ ...text, layer: layerOf(text.parent), ...span(text.seen) }))
        .sort((a, b) => a.top - b.top);
      const found: string[] = [];
      for (const [i, a] of lines.entries())
        for (const b of lines.slice(i + 1, i + 1 + countUntil(lines, i + 1, a.bottom))) {
          if (a.layer !== b.layer) continue;
          const line = Math.min(a.rects[0].height, b.rects[0].height);
          if (a.seen.some((one) => b.seen.some((other) => meet(one, other, line))))
            found.push(`“${a.text}” and “${b.text}” overlap`);
        }
      return found;
    }

    function span(rects: readonly DOMRect[]) {
      return {
        top: Math.min(...rects.map(({ top }) => top)),
        bottom: Math.max(...rects.map(({ bottom }) => bottom)),
      };
    }

    /** How many from here on begin above a line. */
    function countUntil(lines: readonly { readonly top: number }[], from: number, line: number): number {
      let count = 0;
      while (from + count < lines.length && lines[from + count].top < line) count++;
      return count;
    }

    function smallTargets(): string[] {
      const targets = document.querySelectorAll<HTMLElement>(
        'button, a[href], summary, [role=tab], [role=radio], [role=menuitem], label:has(input)',
      );
      return [...targets]
        .filter((target) => isSeen(target) && !target.closest('label label'))
        .flatMap((target) => {
          // A row is pressed as a whole; the border of a row of segments is theirs.
          const whole = (target.closest('.row-pick') && target.closest('.stretched')) ?? target;
          const { width } = whole.getBoundingClientRect();
          const { height } = (target.closest('.segmented-choices') ?? whole).getBoundingClientRect();
          // A § is a word of the text it stands in.
          const inline = target.matches('.rule-link:not(.rules-list *), p a');
          const least = inline ? 24 : 44;
          const small = Math.round(height) < least || (!inline && Math.round(width) < least);
          return small ? [`${Math.round(width)}×${Math.round(height)}: ${named(target)}`] : [];
        });
    }

    /** Beside or above the panels, with room for a company and its enemy; a phone's sheet may take the screen. */
    function hiddenMap(): string[] {
      if (document.querySelector('.sheet[data-height=whole]')) return [];
      const board = document.querySelector('.board-surface');
      if (!board?.checkVisibility() || document.querySelector('[role=dialog], [role=menu]')) return [];
      const { left, right, top, bottom } = board.getBoundingClientRect();
      const sheet = document.querySelector('.sheet')?.getBoundingClientRect().top ?? bottom;
      const [wide, tall] = [right - left, Math.min(bottom, sheet) - top];
      if (wide < 320 || tall < 160)
        return [`only ${Math.round(wide)}×${Math.round(tall)} of the map is seen`];
      const middle = document.elementFromPoint(left + wide / 2, top + tall / 2);
      return board.contains(middle) ? [] : ['something lies over the middle of the map'];
    }

    function textsIn(element: Element): TextSeen[] {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: TextSeen[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        // A text lies in many boxes, each of which is asked for its texts.
        if (!texts.has(node)) texts.set(node, textSeen(node));
        const text = texts.get(node);
        if (text) found.push(text);
      }
      return found;
    }

    function textSeen(node: Node): TextSeen | null {
      const { parentElement: parent, textContent } = node;
      const text = textContent?.trim() ?? '';
      if (text === '' || !parent || parent.closest('.board-grid, .visually-hidden, svg, .skip-link'))
        return null;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
      if (getComputedStyle(parent).clipPath === 'inset(50%)') return null;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      return {
        parent,
        text: text.slice(0, 40),
        rects,
        seen: rects.flatMap((rect) => clipped(rect, parent)),
      };
    }

    /** What the scrolling parts round it leave of a box. */
    function clipped(rect: DOMRect, element: Element): DOMRect[] {
      const frame = frameOf(element);
      const [left, top] = [Math.max(rect.left, frame.left), Math.max(rect.top, frame.top)];
      const [right, bottom] = [Math.min(rect.right, frame.right), Math.min(rect.bottom, frame.bottom)];
      return right - left > 1 && bottom - top > 1 ? [new DOMRect(left, top, right - left, bottom - top)] : [];
    }

    /** What the scrolling parts round it and itself leave of the page. */
    function frameOf(element: Element): Frame {
      const known = frames.get(element);
      if (known) return known;
      const around = element.parentElement ? frameOf(element.parentElement) : EVERYWHERE;
      const own =
        getComputedStyle(element).overflowX === 'visible' ? EVERYWHERE : element.getBoundingClientRect();
      const frame = {
        left: Math.max(around.left, own.left),
        top: Math.max(around.top, own.top),
        right: Math.min(around.right, own.right),
        bottom: Math.min(around.bottom, own.bottom),
      };
      frames.set(element, frame);
      return frame;
    }

    /** Lines of a height that lie on one another; how much of them is scrolled away does not matter. */
    function meet(a: DOMRect, b: DOMRect, height: number): boolean {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // Lines of one paragraph may touch.
      return across > 2 && down > height * 0.3;
    }

    /** The nearest ancestor that is laid over its surroundings. */
    function layerOf(element: Element): Element | null {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) return at;
      return null;
    }

    function isSeen(element: Element): boolean {
      if (element.closest('.board-grid, .visually-hidden, .skip-link, [inert]')) return false;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const rect = element.getBoundingClientRect();
      return rect.width > 1 && clipped(rect, element).length > 0;
    }

    function named(element: Element): string {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
        .trim()
        .replace(/\s+/g, ' ');
      return `${element.tagName.toLowerCase()}.${element.className} “${words.slice(0, 50)}”`;
    }
  });
}
