import { X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { dismissToast, onToast, toasts, type Toast } from './toast';
import './toast.css';

const STAYS = 8000;

/** The page's short messages; once in the page. */
export function Toasts() {
  const shown = useSyncExternalStore(onToast, toasts);
  return (
    <section className="toasts" aria-label={shown.length > 0 ? 'Messages' : undefined}>
      {shown.map((one) => (
        <ToastCard key={one.id} toast={one} />
      ))}
    </section>
  );
}

function ToastCard({ toast: { id, text, action } }: { readonly toast: Toast }) {
  useEffect(() => {
    if (action) return;
    const timer = setTimeout(() => dismissToast(id), STAYS);
    return () => clearTimeout(timer);
  }, [id, action]);
  return (
    <div className="toast on-bar">
      <p>{text}</p>
      {action && (
        <Button
          onPress={() => {
            action.onPress();
            dismissToast(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" icon={<X />} onPress={() => dismissToast(id)} />
    </div>
  );
}
