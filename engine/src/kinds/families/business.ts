/** Families of terms of the economy, accounting, finance and management; see ../term-families.ts. */
export const BUSINESS = `
microeconomics, macroeconomics, econometrics, welfare economics
demand, supply, equilibrium, elasticity
substitute, complement, inferior good, normal good
indifference curve, budget line, demand curve, isoquant
fixed cost, variable cost, total cost, marginal cost
short run, long run, very long run, market period
internal economy of scale, external economy of scale, diseconomy of scale, returns to scale
monopoly, oligopoly, monopsony
private good, public good, merit good, club good
positive externality, negative externality, public good, information asymmetry
direct tax, indirect tax
progressive tax, proportional tax, regressive tax, lump-sum tax
income tax, company tax, capital gains tax, customs duty, excise duty
tax evasion, tax avoidance, tax relief, tax holiday
ability-to-pay principle, benefit principle, equity principle, cost-of-service principle
internal debt, external debt, floating debt, funded debt
command economy, market economy, mixed economy, subsistence economy
commercial bank, central bank, merchant bank, development bank
treasury bill, bond, share, debenture
fixed exchange rate, floating exchange rate, managed float, crawling peg
current account, capital account, financial account, official reserves account
import substitution, export promotion, protectionism, trade liberalisation
relative poverty, absolute poverty, inequality, social exclusion
Lorenz curve, Gini coefficient, Phillips curve, Laffer curve
asset, liability, capital, revenue
current asset, fixed asset, current liability, long-term liability
debit note, credit note, invoice, receipt
cash book, sales journal, purchases journal, general journal
income statement, statement of financial position, cash flow statement, statement of changes in equity
straight-line method, reducing-balance method, sum-of-digits method, units-of-production method
capital reserve, revenue reserve, provision, retained earnings
ordinary share, preference share, debenture, bond
authorised capital, issued capital, called-up capital, paid-up capital
direct material, direct labour, direct expense, overhead
direct cost, indirect cost, sunk cost, opportunity cost
job costing, batch costing, contract costing, process costing
allocation, apportionment, absorption, reapportionment
cost driver, cost pool, cost unit, cost object
joint product, by-product, main product, waste product
re-order level, minimum level, maximum level, buffer stock
time rate, piece rate, premium bonus, commission
price variance, usage variance, rate variance, efficiency variance
fixed budget, flexible budget, zero-based budget, rolling budget
payback period, net present value, internal rate of return, accounting rate of return
liquidity ratio, profitability ratio, gearing ratio, activity ratio
external audit, internal audit, forensic audit
sole proprietorship, partnership, limited company, cooperative
equity finance, debt finance, trade credit, grant
venture capital, angel investment, crowdfunding, bootstrapping
seed stage, start-up stage, growth stage, maturity stage
executive summary, market analysis, operations plan, financial plan
business plan, feasibility study, business model, mission statement
entrepreneur, intrapreneur, franchisee, investor
franchise, licence, joint venture, merger
horizontal integration, backward integration, forward integration, conglomerate merger
invention, innovation, imitation, diffusion
burn rate, runway, break-even point, valuation
convertible note, preference share, overdraft, term loan
collateral, guarantee, covenant, lien
strength, weakness, opportunity, threat
cost leadership, differentiation, focus, diversification
advertising, personal selling, sales promotion, public relations
skimming pricing, penetration pricing, competitive pricing, cost-plus pricing
primary data, secondary data, panel data, longitudinal data
planning, organising, leading, controlling
line organisation, functional organisation, matrix organisation, project organisation
centralisation, decentralisation, delegation, departmentation
recruitment, selection, induction, training, appraisal
on-the-job training, off-the-job training, apprenticeship, vestibule training
lockout, strike, picketing, work-to-rule
mediation, arbitration, conciliation, negotiation
just-in-time, total quality management, kaizen, lean production
quality control, quality assurance, quality circle, quality audit
premium, indemnity, insurable interest, utmost good faith
subrogation, contribution, indemnity, proximate cause
bill of lading, letter of credit, bill of exchange, promissory note
differentiation, integration, interpolation, extrapolation
inflation, deflation, disinflation, recession
opportunity cost, sunk cost, marginal cost, fixed cost, average cost
normal good, inferior good, public good, merit good
externality, public good, moral hazard, adverse selection, free riding
monopoly, oligopoly, monopolistic competition, perfect competition, monopsony
gross domestic product, gross national product, net national income, disposable income
asset, liability, equity, revenue, expense
depreciation, impairment, revaluation, accrual
current ratio, quick ratio, gearing ratio, gross margin, return on capital employed
journal, ledger, trial balance, cash book, bank reconciliation
factoring, leasing, overdraft, debenture, trade credit
market segmentation, targeting, positioning, branding, differentiation
price skimming, penetration pricing, cost-plus pricing, psychological pricing
span of control, unity of command, scalar chain, delegation, division of work
planning, organising, staffing, directing, controlling
job analysis, job description, job evaluation, job enrichment, job rotation
peril, hazard, premium, excess
budget deficit, budget surplus, national debt, trade deficit
direct tax, value added tax, customs duty, excise duty
internal audit, external audit, internal control, internal check
break-even point, contribution margin, margin of safety, payback period
mortgage, lease, licence, easement
bailment, agency, guarantee, pledge
infant industry argument, import substitution, export promotion, free trade
prime cost, overhead, conversion cost, period cost
re-order level, economic order quantity, safety stock, lead time
tax avoidance, tax evasion, tax incidence, tax base
demand-pull inflation, cost-push inflation, imported inflation, built-in inflation
price elasticity of demand, income elasticity of demand, cross elasticity of demand, elasticity of supply
price discrimination, predatory pricing, price ceiling, price floor, collusion
economies of scale, diminishing returns, economies of scope, division of labour
absolute advantage, comparative advantage, terms of trade, balance of payments
tariff, quota, subsidy, embargo, dumping
fiscal policy, monetary policy, exchange rate policy, incomes policy
open market operations, reserve requirement, discount rate, moral suasion
seigniorage, liquidity, velocity of circulation, money multiplier
multiplier, accelerator, marginal propensity to consume, liquidity trap
error of omission, error of commission, error of principle, error of original entry, compensating error
bull market, bear market, speculation, arbitrage
budget, audit, appropriation, virement, supplementary estimate
canon of equity, canon of certainty, canon of convenience, canon of economy
hierarchy of needs, two-factor theory, expectancy theory, equity theory
profit maximisation, sales maximisation, satisficing, cost minimisation
excess burden, tax incidence, tax shifting, tax base
tax base, tax rate, tax bracket, tax threshold
specific tax, ad valorem tax, poll tax, turnover tax
Laffer curve, Lorenz curve, Phillips curve, Engel curve
appropriation, supplementary estimate, warrant, virement
revenue allocation, fiscal federalism, grant-in-aid, derivation principle
market failure, government failure, coordination failure, information failure
internal rate of return, net present value, profitability index, payback period
bookkeeping, auditing, budgeting, forecasting
materiality concept, realisation concept, matching concept, dual aspect concept
sales ledger, purchases ledger, general ledger, cash book
liquidation, receivership, administration, insolvency
functional budget, master budget, cash budget, capital budget
controllable cost, avoidable cost, relevant cost, sunk cost
product cost, period cost, committed cost, discretionary cost
value proposition, customer segment, revenue stream, key resource
prototype, minimum viable product, beta version, pilot
pivot, exit, scale-up, spin-off
initial public offering, trade sale, management buyout, merger
equity, dividend, dilution, valuation
incubator, accelerator, co-working space, science park
family and friends, bank loan, venture capital, business angel
fixed capital, working capital, share capital, loan capital
income statement forecast, cash flow forecast, break-even analysis, sensitivity analysis
opportunity recognition, resource gathering, launch, growth
risk avoidance, risk reduction, risk transfer, risk retention
target market, niche market, mass market, test market
brand loyalty, brand equity, brand awareness, brand extension
direct channel, indirect channel, dual channel, reverse channel
informal organisation, formal organisation, project team, committee
downward communication, upward communication, horizontal communication, grapevine
procurement, logistics, inventory control, warehousing
productivity, efficiency, effectiveness, profitability
layout by product, layout by process, fixed-position layout, cellular layout
`;
