type FieldType = 'string' | 'number' | 'boolean';

/** Every message and the fields that it may carry. A receiver must be content with their absence. */
const messages = {
  // The sprint list
  SPRINT_CREATED: { id: 'string' },
  SPRINT_DELETED: { id: 'string' },
  CARDS_REFRESH_REQUESTED: {},
  SPRINT_COUNT_UPDATED: { count: 'number' },
  // Progress
  STREAK_UPDATED: { streak: 'number' },
  SPRINT_PROGRESS_UPDATE: { sprintId: 'string', progress: 'number' },
  NEW_ACTIVITY: { title: 'string', description: 'string', iconType: 'string' },
  STUDY_SESSION_ACTIVE: { active: 'boolean', sprintId: 'string', sprintTitle: 'string' },
  STUDY_TIME_UPDATE: { todaySeconds: 'number', totalSeconds: 'number' },
  QUIZ_COMPLETED: { sprintId: 'string', score: 'number' },
  ACHIEVEMENT_UNLOCKED: { name: 'string' },
  REFRESH_PROGRESS_DATA: {},
  // The account
  SETTINGS_CHANGED: {},
} as const satisfies Record<string, Record<string, FieldType>>;

type Shapes = typeof messages;
export type MessageName = keyof Shapes;
type FieldValue<T> = T extends 'string' ? string : T extends 'number' ? number : boolean;

export type Message<Name extends MessageName = MessageName> = {
  [N in Name]: { type: N } & { -readonly [Field in keyof Shapes[N]]?: FieldValue<Shapes[N][Field]> };
}[Name];

const CHANNEL = 'akada';
let channel: BroadcastChannel | null = null;

/** One channel a tab: a channel never hears itself, so that nothing arrives twice. */
function openChannel(): BroadcastChannel | null {
  if (!channel && typeof BroadcastChannel === 'function') channel = new BroadcastChannel(CHANNEL);
  return channel;
}

function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null) return false;
  const { type, ...fields } = data as Record<string, unknown>;
  if (typeof type !== 'string' || !Object.hasOwn(messages, type)) return false;
  const shape: Record<string, FieldType> = messages[type as MessageName];
  return Object.entries(fields).every(
    ([name, value]) => value === undefined || !Object.hasOwn(shape, name) || typeof value === shape[name],
  );
}

/** Tells this window and every other tab of this origin. */
export function sendMessage(message: Message): void {
  window.postMessage(message, window.location.origin);
  openChannel()?.postMessage(message);
}

/** Hears messages of these names, from this origin alone. Returns what ends it. */
export function onMessage<Name extends MessageName>(
  names: readonly Name[],
  receive: (message: Message<Name>) => void,
): () => void {
  const deliver = (data: unknown) => {
    if (isMessage(data) && (names as readonly string[]).includes(data.type)) receive(data as Message<Name>);
  };
  const onWindowMessage = (event: MessageEvent) => {
    if (event.origin === window.location.origin) deliver(event.data);
  };
  // The browser itself keeps a BroadcastChannel to one origin.
  const onChannelMessage = (event: MessageEvent) => deliver(event.data);
  const tabs = openChannel();
  window.addEventListener('message', onWindowMessage);
  tabs?.addEventListener('message', onChannelMessage);
  return () => {
    window.removeEventListener('message', onWindowMessage);
    tabs?.removeEventListener('message', onChannelMessage);
  };
}
