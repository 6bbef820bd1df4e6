import type { ComponentType } from 'react';
import { AskArt, PlanArt, ReadArt } from '../../../ui/art/login-art.tsx';
import type { ArtProps } from '../../../ui/art/motifs.tsx';
import { InviteArt } from '../../../ui/art/tour-art.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageIntro } from '../page-intro.tsx';
import { solutionsTexts } from '../texts/solutions.ts';

type Name = keyof typeof solutionsTexts.items;

const looks: Record<Name, { to: string; Art: ComponentType<ArtProps> }> = {
  students: { to: '/get-started', Art: PlanArt },
  learners: { to: '/resources', Art: ReadArt },
  lecturers: { to: '/studentassessments', Art: AskArt },
  campus: { to: '/contact', Art: InviteArt },
};

export default function SolutionsPage() {
  const texts = solutionsTexts;
  const names = Object.keys(texts.items) as Name[];
  return (
    <div className="flex flex-col gap-10 md:gap-14">
      <PageIntro title={texts.title} heading={texts.heading} lead={texts.lead} />
      {names.map((name) => {
        const { heading, text, link } = texts.items[name];
        const { to, Art } = looks[name];
        return (
          <section key={name} aria-label={heading} className="group grid items-center gap-5 md:grid-cols-2 md:gap-12">
            <Art className="h-auto w-full max-w-sm rounded-card md:max-w-none md:group-odd:order-last" />
            <div className="flex flex-col items-start gap-3">
              <h2 className="text-xl">{heading}</h2>
              <p className="text-ink-soft text-lg">{text}</p>
              <LinkButton to={to} variant="secondary">
                {link}
              </LinkButton>
            </div>
          </section>
        );
      })}
    </div>
  );
}
