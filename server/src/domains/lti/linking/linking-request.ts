import { z } from 'zod';

/** What a platform that lets its lecturer choose says about it (LTI Deep Linking 2.0). */

const claim = (name: string) => `https://purl.imsglobal.org/spec/lti-dl/claim/${name}` as const;
export const linkingClaims = {
  settings: claim('deep_linking_settings'),
  items: claim('content_items'),
  data: claim('data'),
} as const;

/** The one type that a launch can open. */
export const linkType = 'ltiResourceLink';

/** Some platforms send these as words. */
const isSo = z.preprocess((value) => value === true || value === 'true', z.boolean());

export const LinkingSettingsSchema = z.object({
  deep_link_return_url: z.url().max(2000),
  accept_types: z.array(z.string().max(100)).max(50),
  accept_multiple: isSo,
  accept_lineitem: z.preprocess((value) => value ?? true, isSo),
  // Goes back as it came, so nothing of it can be cut.
  data: z.string().max(20_000).optional(),
});

export interface LinkingRequest {
  /** Where the browser posts what was chosen. */
  returnUrl: string;
  takesSeveral: boolean;
  /** Whether a link can bring its column of the gradebook. */
  takesColumns: boolean;
  data: string | null;
}

/** A sentence for the log where links are not what the platform wants. */
export function readLinking(settings: z.output<typeof LinkingSettingsSchema>): LinkingRequest | string {
  if (!settings.accept_types.includes(linkType)) return `links are not among ${settings.accept_types.join(', ')}`;
  return {
    returnUrl: settings.deep_link_return_url,
    takesSeveral: settings.accept_multiple,
    takesColumns: settings.accept_lineitem,
    data: settings.data ?? null,
  };
}

/** How long somebody may take to choose. */
export const choiceMinutes = 60;
