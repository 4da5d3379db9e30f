// Runs in the page, sent as text to whichever browser is driven: finds by role and name, presses as assistive technology
// does, and tells what is there.
(act, ...given) => {
  const ROLES = {
    button: 'button, [role=button]',
    radio: 'input[type=radio], [role=radio]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    radiogroup: '[role=radiogroup], fieldset',
    menuitem: '[role^=menuitem]',
    gridcell: '[role=gridcell]',
    heading: 'h1, h2, h3',
  };

  function textOf(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute('aria-hidden') === 'true') return '';
    return [...node.childNodes].map(textOf).join(' ');
  }

  function nameOf(element) {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const named = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const label = element.labels?.length ? textOf(element.labels[0]) : textOf(element);
    return (element.getAttribute('aria-label') ?? (named || label)).replace(/\s+/g, ' ').trim();
  }

  /** Names are given whole, or as the beginning of a pattern: { like: '^End' }. */
  function matches(element, name) {
    const own = nameOf(element);
    if (typeof name !== 'string') return new RegExp(name.like).test(own);
    return own.replaceAll(' ', '') === name.replaceAll(' ', '');
  }

  function find({ role, name, within, which }) {
    const scopes = within === undefined ? [document] : [find(within)].filter(Boolean);
    const found = scopes
      .flatMap((scope) => [...scope.querySelectorAll(ROLES[role])])
      .filter((element) => element.getClientRects().length > 0 && matches(element, name));
    return which === 'last' ? found.at(-1) : found[0];
  }

  const acts = {
    /** False as long as it is not there or may not be pressed. */
    press(target) {
      const element = find(target);
      if (!element || element.disabled || element.getAttribute('aria-disabled') === 'true') return false;
      element.click();
      return true;
    },
    isThere: (target) => find(target) !== undefined,
    isOn(target) {
      const element = find(target);
      const says = (attribute) => element?.getAttribute(attribute) === 'true';
      return Boolean(element?.checked) || says('aria-checked') || says('aria-pressed');
    },
    /** Every hex with what it says. */
    hexes: () =>
      [...document.querySelectorAll('[role=gridcell]')].map((cell) => [cell.dataset.hex, cell.textContent]),
    /** Where a hex lies in the window, once the map rests and nothing covers it; null until then. */
    placeOf(hex) {
      const cell = document.querySelector(`[role=gridcell][data-hex="${hex}"]`);
      if (!cell || !document.querySelector('.board[data-frames]:not([data-moving])')) return null;
      const { x, y, width, height } = cell.getBoundingClientRect();
      const at = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      return document.elementFromPoint(at.x, at.y)?.closest('.board-surface') ? at : null;
    },
    title: () => document.title,
    address: () => location.href,
    has: (selector) => document.querySelector(selector) !== null,
    /** What can be read, the list of the hexes left out. */
    words: () => document.body.innerText.replaceAll(/^\d{4}, .*\n/gm, ''),
    /** Each sheet of the print preview: its shape, and what does not fit it. */
    sheets: () =>
      [...document.querySelectorAll('.print-sheet')].map((sheet) => {
        const { width, height, right, bottom } = sheet.getBoundingClientRect();
        const outside = [...sheet.querySelectorAll('*')].filter((element) => {
          const box = element.getBoundingClientRect();
          return box.right > right + 1 || box.bottom > bottom + 1;
        });
        return { shape: height / width, outside: outside.map((element) => element.outerHTML.slice(0, 80)) };
      }),
    /** The booklets are laid out, the map of the preview is painted: what is on the screen is what is printed. */
    isDrawn() {
      const drawing = [...document.querySelectorAll('.print-go [aria-disabled=true]')];
      const waits = drawing.some((each) => each.textContent.includes('still being drawn'));
      return document.querySelector('.book-measure') === null && !waits && document.fonts.status === 'loaded';
    },
    /** The map is drawn in full. */
    isPainted: () => document.querySelector('.board[data-ready=survey] canvas') !== null,
    /** Asks for the service worker, and tells whether it is ready. */
    isKept() {
      void navigator.serviceWorker.ready.then(() => (document.documentElement.dataset.kept = 'yes'));
      return document.documentElement.dataset.kept === 'yes';
    },
    /** What the page has reported since it was first asked. */
    reports() {
      if (!window.reported) {
        window.reported = [];
        window.addEventListener('error', ({ message }) => window.reported.push(message));
        window.addEventListener('unhandledrejection', ({ reason }) => window.reported.push(String(reason)));
      }
      return window.reported;
    },
  };
  return acts[act](...given);
};
