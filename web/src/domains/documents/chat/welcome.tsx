import { FileUp } from 'lucide-react';
import { ReadArt } from '../../../ui/art/login-art.tsx';
import { Button } from '../../../ui/button.tsx';
import { documentsTexts } from '../texts.ts';

/** Before anything was said: what this page is for, and the one thing to do. On a phone that comes first, clear of the composer at the foot. */
export function Welcome({ onChoose }: { onChoose: () => void }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface px-5 py-6 text-center sm:py-8 shadow-card">
      <div className="w-40 max-sm:order-2 [&>svg]:h-auto [&>svg]:w-full">
        <ReadArt />
      </div>
      <h2 className="text-xl">{documentsTexts.welcome}</h2>
      <p className="max-w-prose text-ink-soft max-sm:order-1">{documentsTexts.welcomeText}</p>
      <Button variant="accent" size="lg" onClick={onChoose}>
        <FileUp aria-hidden />
        {documentsTexts.choose}
      </Button>
      <p className="text-ink-faint text-sm">{documentsTexts.accepted}</p>
    </div>
  );
}
