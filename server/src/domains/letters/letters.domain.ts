import { domain } from '../../assembly/domain.ts';
import { contactFeature } from './contact/contact.feature.ts';
import { mailFeature } from './mail/mail.feature.ts';

/** Letters that go out by mail, and those that come in by the contact form. */
export const lettersDomain = domain({
  name: 'letters',
  features: [mailFeature, contactFeature],
});
