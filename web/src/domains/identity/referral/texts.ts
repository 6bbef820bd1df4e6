import { counted } from '../../../texts/counted.ts';
import { defineTexts } from '../../../texts/define.ts';

export const referralTexts = defineTexts('referral', {
  heading: 'Invite classmates',
  lead: (points: number) =>
    `You and your classmate each get ${counted(points, 'point')} when they sign up with your link and confirm their address.`,
  link: 'Your invitation link',
  message: (link: string) => `Study with me on Akada: ${link}`,
  points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
  invited: (count: number) => (count === 1 ? '1 classmate signed up' : `${count} classmates signed up`),
  confirmed: (count: number) => `${count} confirmed`,
  fromInvitations: 'from invitations',
  invitedNote: (points: number) =>
    `A classmate invited you. Confirm your address after signing up, and you both get ${counted(points, 'point')}.`,
  unknownInvitation: 'This invitation link isn’t valid, so you won’t get points. You can sign up anyway.',
  loadFailed: 'We couldn’t load your invitation link.',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    referral: typeof referralTexts;
  }
}
