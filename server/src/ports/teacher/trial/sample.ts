import type { SourceDocument } from '@akada/engine';

/** A short lecture that has what lectures have: definitions, a cause, steps, figures and a case to apply them to. */
export const sample: SourceDocument = {
  id: 'sample',
  title: 'Supply, demand and the price of garri',
  blocks: [
    { kind: 'heading', level: 1, text: 'Supply, demand and the price of garri' },
    { kind: 'heading', level: 2, text: 'Demand' },
    {
      kind: 'paragraph',
      text: 'Demand is the quantity of a good that buyers are willing and able to buy at each price. When the price rises and nothing else changes, buyers buy less; this is the law of demand. Two things lie behind it. Buyers turn to other goods that serve the same need, and their income buys less than before. A good that can stand in for another is called a substitute; for garri, rice and yam are substitutes.',
    },
    { kind: 'heading', level: 2, text: 'Supply' },
    {
      kind: 'paragraph',
      text: 'Supply is the quantity of a good that sellers are willing and able to sell at each price. A higher price draws more to the market, because it covers the cost of producers who could not sell before. A flood that destroys cassava farms lowers the supply at every price: the whole supply curve moves to the left.',
    },
    { kind: 'heading', level: 2, text: 'Equilibrium' },
    {
      kind: 'paragraph',
      text: 'The equilibrium price is the price at which the quantity demanded equals the quantity supplied. Above it there is a surplus, and sellers cut the price to get rid of their stock. Below it there is a shortage, and buyers bid the price up. A price ceiling is a highest price set by law; one below the equilibrium price makes the shortage last, since the price may not rise to end it.',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Ask whether the event changes demand, supply or both.',
        'Ask in which direction the curve moves.',
        'Compare the new equilibrium with the old one.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Elasticity' },
    {
      kind: 'paragraph',
      text: 'The price elasticity of demand is the percentage change of the quantity demanded divided by the percentage change of the price. Demand is elastic where this is greater than one in size, and inelastic where it is less than one. Where demand is inelastic, a seller who raises the price takes in more money, because buyers give up little of the good. If a rise of the price by 10 per cent lowers the quantity by 4 per cent, the elasticity is 0.4.',
    },
  ],
};

export const questions = [
  'Why does a price ceiling make a shortage last?',
  'Explain elasticity in your own words and give an example.',
] as const;
