import { client } from '../../lib/client.ts';
import { storedSession } from '../../lib/storage/session.ts';
import { storedReminders } from './stored.ts';

/** Reminders on this very device: what the browser allows, and what the server is told of it. */

/** Development has no service worker, and not every browser has push. */
export const canPush = () =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys } = subscription.toJSON();
  await client.push.register({ body: { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } } });
  storedReminders.pushOwner.set(storedSession.userId.get() ?? '');
}

/** Asks the person, by the browser's own question; false where the answer is no. */
export async function turnPushOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { public_key } = await client.push.state();
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: fromBase64Url(public_key) };
  // A subscription for an older key of the server is in the way of a new one.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  await tellServer(subscription);
  return true;
}

export async function turnPushOff(): Promise<void> {
  await client.push.remove();
  storedReminders.pushOwner.remove();
  await (await currentSubscription())?.unsubscribe();
}

const currentSubscription = async () =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/**
 * After somebody came or left: whoever turned reminders on here gets them again after logging in anew; for anybody else
 * the browser forgets them, and what is still shown of them goes.
 */
export async function settlePush(userId: string | null): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (userId === null) for (const notice of (await registration?.getNotifications()) ?? []) notice.close();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  const owner = storedReminders.pushOwner.get();
  if (userId !== null && owner === userId) await tellServer(subscription);
  else if (userId !== null || owner === null) await subscription.unsubscribe();
}
