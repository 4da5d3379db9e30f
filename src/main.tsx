import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './ui/App';
import { settings } from './ui/shell/settings';
import { applyTheme } from './ui/theme/theme';
import './ui/theme/theme.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

// Before the first paint, so that a dark room stays dark.
applyTheme(settings().theme)();

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
