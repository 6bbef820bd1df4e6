import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { RichText } from '../../../ui/prose.tsx';
import { drawFormulas, mostTexts } from './api.ts';
import type { DraftQuestion } from './draft.ts';
import { quizEditorTexts } from './texts.ts';

/** The formulas of what is being written, as students will see them. */

/** HTML by the text that it was drawn of; empty where that holds no formula. */
type Drawn = ReadonlyMap<string, string>;
const DrawnTexts = createContext<Drawn>(new Map());

/** Who stops for so long looks at what was typed. */
const PAUSE_MS = 400;

const mayHoldFormulas = (text: string) => /[$\\]/.test(text);

const textsIn = ({ question, options, explanation, mixUps }: DraftQuestion) => [
  question,
  ...options,
  explanation,
  ...(mixUps?.texts ?? []),
];

/** Has the texts below it drawn by the server, which draws them for students too. Without a network they stay as they are. */
export function DrawnFormulas({ questions, children }: { questions: readonly DraftQuestion[]; children: ReactNode }) {
  const [drawn, setDrawn] = useState<Drawn>(new Map());
  const texts = questions.flatMap(textsIn).map((text) => text.trim());
  const missing = [...new Set(texts)].filter((text) => mayHoldFormulas(text) && !drawn.has(text)).slice(0, mostTexts);
  const asked = JSON.stringify(missing);
  useEffect(() => {
    const texts: string[] = JSON.parse(asked);
    if (texts.length === 0) return;
    const leaving = new AbortController();
    const pause = setTimeout(async () => {
      const html = await drawFormulas(texts, leaving.signal).catch(() => null);
      if (html) setDrawn((now) => new Map([...now, ...texts.map((text, at) => [text, html[at] ?? ''] as const)]));
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      leaving.abort();
    };
  }, [asked]);
  return <DrawnTexts value={drawn}>{children}</DrawnTexts>;
}

const useDrawn = (text: string) => useContext(DrawnTexts).get(text.trim()) ?? '';

/** What was typed, with its formulas drawn. */
export function WrittenText({ text }: { text: string }) {
  const html = useDrawn(text);
  return html ? <RichText html={html} /> : text;
}

/** Beside a field: how students see what stands in it, where that is something else. */
export function FormulaPreview({ text }: { text: string }) {
  const html = useDrawn(text);
  if (!html) return null;
  return (
    <p className="mt-1.5 rounded-control bg-sunken px-3 py-2">
      <span className="block text-ink-soft text-sm">{quizEditorTexts.form.seen}</span>
      <RichText html={html} />
    </p>
  );
}
