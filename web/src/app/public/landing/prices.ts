const MONTHS = 12;
const YEARLY_DISCOUNT = 0.1;

const monthly = 6000;
const yearly = monthly * MONTHS * (1 - YEARLY_DISCOUNT);

/** Document tokens in naira: 12 documents, and 25. */
export const tokenPrices = { basic: 3000, premium: 5500 };

/** Pro in naira. */
export const proPrices = {
  monthly,
  yearly,
  monthlyOfYear: yearly / MONTHS,
  savedPerYear: monthly * MONTHS - yearly,
};
