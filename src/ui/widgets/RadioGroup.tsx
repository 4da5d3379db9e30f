import { useLayoutEffect, useRef, type HTMLAttributes, type KeyboardEvent } from 'react';

interface RadioGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** Choosing does more than to choose: arrows only lead to a radio, Space and Enter choose it. */
  readonly acts?: boolean;
}

/** Buttons that are radios: one stop for Tab, arrows move between them and choose [WAI-ARIA radio group]. */
export function RadioGroup({ acts = false, ...rest }: RadioGroupProps) {
  const group = useRef<HTMLDivElement>(null);
  const radios = () => [...group.current!.querySelectorAll<HTMLElement>('[role=radio]')];
  const settle = () => {
    const all = radios();
    const stop =
      all.find((radio) => radio === document.activeElement) ??
      all.find((radio) => radio.matches('[aria-checked=true]')) ??
      all.at(0);
    for (const radio of all) radio.tabIndex = radio === stop ? 0 : -1;
  };
  useLayoutEffect(settle);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const all = radios();
    const next = all.at((all.findIndex((radio) => radio === document.activeElement) + step) % all.length);
    next?.focus();
    if (!acts) next?.click();
  };
  return (
    <div ref={group} role="radiogroup" onKeyDown={onKeyDown} onFocus={settle} onBlur={settle} {...rest} />
  );
}

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
