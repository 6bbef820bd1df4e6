import { MessageCircleQuestion } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { modeIcons } from '../mode-switch.tsx';
import { modes } from '../modes.ts';
import { documentsTexts } from '../texts.ts';

/** The assistant with its three modes, for whoever begins with what to do rather than with a document. */
export function AssistantDoor({ hasTalk }: { hasTalk: boolean }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 text-lg">
        {documentsTexts.title}
      </h2>
      <Card className="flex flex-col gap-4">
        <p className="max-w-(--measure) text-ink-soft">
          <strong className="block text-ink">{documentsTexts.welcome}</strong>
          {documentsTexts.welcomeText}
        </p>
        <ul aria-label={documentsTexts.modeLabel} className="grid gap-2 sm:grid-cols-3">
          {modes.map((mode) => {
            const Icon = modeIcons[mode];
            return (
              <li key={mode}>
                <LinkButton to={`/chat?tool=${mode}`} variant="secondary" full>
                  <Icon aria-hidden />
                  {documentsTexts.modes[mode]}
                </LinkButton>
              </li>
            );
          })}
        </ul>
        {hasTalk ? (
          <Link to="/chat" className="link inline-flex min-h-11 items-center gap-2 self-start">
            <MessageCircleQuestion aria-hidden className="size-5" />
            {documentsTexts.place.goOn}
          </Link>
        ) : null}
      </Card>
    </section>
  );
}
