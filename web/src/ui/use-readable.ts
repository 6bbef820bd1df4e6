import { useEffect, useState } from 'react';

/** Older browsers run the parts of a formula together, so that √(GM/r) reads as another one. */
const drawsFormulas = () => typeof MathMLElement !== 'undefined';

/** HTML of the server as this browser can show it: where it draws no formulas, they become lines with brackets. */
export function useReadable(html: string): string {
  const [linear, setLinear] = useState<{ of: string; html: string } | null>(null);
  useEffect(() => {
    if (!html.includes('<math') || drawsFormulas()) return;
    let isShown = true;
    void import('./linear-formula.ts').then(({ linearFormulas }) => {
      if (isShown) setLinear({ of: html, html: linearFormulas(html) });
    });
    return () => {
      isShown = false;
    };
  }, [html]);
  return linear?.of === html ? linear.html : html;
}
