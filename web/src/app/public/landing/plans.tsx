import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNaira } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { landingTexts } from '../texts/landing.ts';
import { proPrices, tokenPrices } from './prices.ts';
import { SideBySide } from './side-by-side.tsx';

export function Plans({ isSignedIn }: { isSignedIn: boolean }) {
  const { free, pro, tokens, scroll } = landingTexts.plans;
  return (
    <>
      <SideBySide label={scroll} columns={2}>
        <Plan name={free.name} price={formatNaira(0)} period={free.period} points={free.points}>
          {isSignedIn ? null : (
            <LinkButton to="/signup" variant="primary" size="lg" full>
              {free.action}
            </LinkButton>
          )}
        </Plan>
        <Plan name={pro.name} price={formatNaira(proPrices.monthly)} period={pro.period} points={pro.points}>
          <p className="text-ink-soft">
            {pro.yearly(
              formatNaira(proPrices.yearly),
              formatNaira(proPrices.monthlyOfYear),
              formatNaira(proPrices.savedPerYear),
            )}
          </p>
        </Plan>
      </SideBySide>
      <p className="max-w-(--measure) text-ink-soft">
        {tokens(formatNaira(tokenPrices.basic), formatNaira(tokenPrices.premium))}
      </p>
    </>
  );
}

interface PlanProps {
  name: string;
  price: string;
  period: string;
  points: Record<string, string>;
  children: ReactNode;
}

function Plan({ name, price, period, points, children }: PlanProps) {
  return (
    <Card as="li" className="flex flex-col gap-4">
      <h3 className="text-lg">{name}</h3>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-bold font-heading text-2xl">{price}</span>
        <span className="text-ink-soft">{period}</span>
      </p>
      <ul className="flex flex-1 flex-col gap-2">
        {Object.entries(points).map(([key, text]) => (
          <li key={key} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            {text}
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}
