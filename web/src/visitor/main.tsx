import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followTheme } from '../lib/theme.ts';
import { loadChosenLanguage } from '../texts/load.ts';
import './visitor.css';
import { VisitorPage } from './visitor-page.tsx';

followTheme();

const root = document.getElementById('root');
if (!root) throw new Error('visitor.html has no element #root');

void loadChosenLanguage().then(() =>
  createRoot(root).render(
    <StrictMode>
      <VisitorPage path={window.location.pathname} />
    </StrictMode>,
  ),
);
