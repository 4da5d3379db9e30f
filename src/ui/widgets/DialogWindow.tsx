import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import type { DialogProps } from './dialogProps';
import { IconButton } from './IconButton';
import './overlay.css';

export function DialogWindow({ title, description, children, acts, onClose }: DialogProps) {
  // Asked before any field in it takes the focus.
  const [before] = useState(() => document.activeElement);
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-veil" />
        <Radix.Content
          className="dialog"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBack(before);
          }}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <div className="split dialog-head">
            <Radix.Title asChild>
              <h2>{title}</h2>
            </Radix.Title>
            <IconButton label="Close" icon={<X aria-hidden />} onPress={onClose} />
          </div>
          <div className="dialog-body">
            {description !== undefined && <Radix.Description>{description}</Radix.Description>}
            {children}
          </div>
          {acts !== undefined && <div className="dialog-acts">{acts}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The focus, to what had it before; if that is gone, to the main part that is shown, or the curtain. Not if somebody has taken it meanwhile. */
function giveBack(before: Element | null) {
  for (const each of [before, ...document.querySelectorAll('main, .curtain-box')]) {
    if (document.activeElement !== document.body) return;
    if (each instanceof HTMLElement && each.isConnected) each.focus({ preventScroll: true });
  }
}
