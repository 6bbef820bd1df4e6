import type { ReactNode } from 'react';
import { Divider } from '../../../ui/divider.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { campusName, providersSetUp } from '../campus.ts';
import { authTexts } from '../texts.ts';
import { SocialButtons } from './social-buttons.tsx';

const social = ['google', 'apple'] as const;

/**
 * The form, with the providers that are set up here above it and the others below. The build knows no installation: in
 * its page all of them are one block, which the server's mark on the page puts where it will stand.
 */
export function WaysIn({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const campus = isHydrated ? campusName() : null;
  const setUp = isHydrated ? social.filter((name) => providersSetUp().includes(name)) : social;
  const others = social.filter((name) => !setUp.includes(name));
  const hasAbove = setUp.length > 0 || campus !== null;
  return (
    <div className="flex flex-col gap-6">
      {hasAbove ? (
        <>
          <div className={isHydrated ? '' : 'in-[html:not([data-providers])]:order-2'}>
            <SocialButtons providers={setUp} campus={campus} />
          </div>
          <Divider className={isHydrated ? '' : 'in-[html:not([data-providers])]:order-1'}>{authTexts.or}</Divider>
        </>
      ) : null}
      {children}
      {others.length > 0 ? (
        <>
          <Divider>{authTexts.or}</Divider>
          <SocialButtons providers={others} campus={null} />
        </>
      ) : null}
    </div>
  );
}
