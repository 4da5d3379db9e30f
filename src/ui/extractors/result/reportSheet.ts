import type { Side } from '../../../rules/extractors';
import type { ReportPart } from './reportText';
import './report.css';

/** The report as it is printed: a table, whose empty head and foot are the margins of every page. */
export function reportSheet([head, ...parts]: readonly ReportPart[], winner: Side | null): HTMLElement {
  const body = element('td', ...headOf(head), ...parts.flatMap(partOf));
  const sheet = element(
    'article',
    element(
      'table',
      element('thead', row(element('td'))),
      element('tbody', row(body)),
      element('tfoot', row(element('td'))),
    ),
    element('footer', head[0]),
  );
  sheet.className = 'result-report';
  sheet.dataset.winner = String(winner);
  return sheet;
}

function headOf([title, ...lines]: ReportPart): readonly HTMLElement[] {
  const told = lines.filter((line) => !isRow(line)).map((line) => element('p', line));
  return [element('h2', title), ...told, rows(lines.filter(isRow))];
}

function partOf([heading, ...lines]: ReportPart): readonly HTMLElement[] {
  return [element('h3', heading), rows(lines)];
}

const isRow = (line: string) => line.startsWith('  ');
const rows = (lines: ReportPart) => element('table', element('tbody', ...lines.map(lineRow)));
const row = (...cells: readonly HTMLElement[]) => element('tr', ...cells);

/** 'Turn 3: Dorian 2.0, Avronian 1.0': what comes before the colon heads the row. */
function lineRow(line: string): HTMLElement {
  const [name, ...rest] = line.trim().split(': ');
  if (rest.length > 0) return row(element('th', name), element('td', rest.join(': ')));
  const cell = element('td', name);
  cell.colSpan = 2;
  return row(cell);
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}
