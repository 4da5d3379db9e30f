import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import type { DialogProps } from './dialogProps';
import { giveBack } from './giveBack';
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
