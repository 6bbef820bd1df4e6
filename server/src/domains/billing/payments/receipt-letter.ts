import type { Receipt } from '@akada/contract';
import type { Message } from '../../../ports/mail/port.ts';
import type { MailService } from '../../letters/mail/mail.service.ts';

const naira = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 0, maximumFractionDigits: 2 });
const inNaira = (amount: number) => `NGN ${naira.format(amount)}`;
const day = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'Africa/Lagos' });
const on = (moment: string) => day.format(new Date(moment));

const vatLine = ({ vat, vat_percent, net }: Receipt) =>
  vat_percent > 0 ? [`Before VAT: ${inNaira(net)}`, `VAT (${vat_percent}%): ${inNaira(vat)}`] : [];

/** A receipt as a letter; the same facts stand on its page. */
export function composeReceipt(receipt: Receipt, mail: MailService): Message {
  const { number, description, amount, period, seller, buyer, issued_at, reference, is_test } = receipt;
  const facts = [
    description,
    ...(period ? [`From ${on(period.from)} to ${on(period.until)}`] : []),
    `Paid: ${inNaira(amount)}`,
    ...vatLine(receipt),
    `Date: ${on(issued_at)}`,
    `Reference: ${reference}`,
  ];
  const sellerLine = [seller.name, seller.address, seller.tax_number && `Tax number ${seller.tax_number}`];
  return mail.write({
    to: buyer.email,
    subject: `Receipt ${number}: ${description}`,
    heading: `Receipt ${number}`,
    paragraphs: [
      ...(is_test ? ['This was a test checkout: no real money changed hands.'] : []),
      `Thank you, ${buyer.name}.`,
      facts.join('\n'),
      `Sold by ${sellerLine.filter(Boolean).join(', ')}`,
    ],
    button: { label: 'Open the receipt', url: mail.linkTo(`/billing/receipts/${number}`) },
  });
}
