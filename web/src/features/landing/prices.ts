const MONTHS = 12;
const YEARLY_DISCOUNT = 0.1;

const monthly = 6000;
const yearly = monthly * MONTHS * (1 - YEARLY_DISCOUNT);

/** Pro in naira. */
export const proPrices = {
  monthly,
  yearly,
  monthlyOfYear: yearly / MONTHS,
  savedPerYear: monthly * MONTHS - yearly,
};
