import { ChevronRight, FileInput, FileText, type LucideIcon, PencilLine, Plus } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { ownQuizzesTexts } from './texts.ts';

const texts = ownQuizzesTexts.new;

const ways: { to: string; text: keyof typeof texts.ways; Icon: LucideIcon }[] = [
  { to: '/quizzes/new', text: 'document', Icon: FileText },
  { to: '/quizzes/new/edit', text: 'byHand', Icon: PencilLine },
  { to: '/quizzes/new/edit?from=import', text: 'byImport', Icon: FileInput },
];

/** The three ways to a quiz, behind one button; it is what to do next unless a quiz is live. */
export function NewQuizMenu({ isNext }: { isNext: boolean }) {
  return (
    <Menu
      trigger={
        <Button variant={isNext ? 'accent' : 'primary'}>
          <Plus aria-hidden />
          {texts.heading}
        </Button>
      }
    >
      {ways.map(({ to, text, Icon }) => (
        <MenuItem key={to} asChild>
          <Link to={to}>
            <Icon aria-hidden />
            {texts.ways[text].title}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  );
}

/** The same ways spelled out, for the thumb that has scrolled this far. */
export function NewQuizWays() {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lg">
        {texts.heading}
      </h2>
      <Card flush className="divide-y divide-line lg:grid lg:grid-cols-3 lg:divide-x lg:divide-y-0">
        {ways.map(({ to, text, Icon }) => (
          <Link key={to} to={to} className="flex min-h-11 items-center gap-3 p-4 hover:bg-sunken">
            <span
              aria-hidden
              className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-soft text-on-primary-soft [&>svg]:size-5"
            >
              <Icon />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{texts.ways[text].title}</span>
              <span className="block text-ink-soft text-sm">{texts.ways[text].text}</span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
          </Link>
        ))}
      </Card>
    </section>
  );
}
