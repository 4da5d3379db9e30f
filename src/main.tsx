import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './ui/App';
import { inTime, WhenDrawnContext } from './ui/game/whenDrawn';
import { isFramed, showWayOut } from './ui/shell/framed';
import { prepareBoard } from './ui/shell/prepareBoard';
import { parseRoute } from './ui/shell/route';
import { settings } from './ui/shell/settings';
import { trustOwnScripts } from './ui/shell/trustedScripts';
import './ui/theme/theme.css';

const whenDrawn = inTime(() => settings().pace === 'instant');

const root = document.getElementById('root')!;

trustOwnScripts();

if (isFramed()) showWayOut(root);
else {
  prepareBoard(parseRoute(location.hash));
  createRoot(root).render(
    <StrictMode>
      <WhenDrawnContext value={whenDrawn}>
        <App />
      </WhenDrawnContext>
    </StrictMode>,
  );
}
