import { BOLD } from '../../reference/search';

/** A text of the rules, its bold words bold, without links. */
export function Words({ text }: { readonly text: string }) {
  return text.split(BOLD).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}
