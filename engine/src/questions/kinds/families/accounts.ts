/** Families of terms of accounting and auditing; see ../term-families.ts. */
export const ACCOUNTS = `
financial accounting, cost accounting, management accounting, tax accounting
bookkeeping, accounting, auditing, taxation
entity concept, going concern concept, money measurement concept, historical cost concept, accruals concept
prudence concept, consistency concept, materiality concept, matching concept, realisation concept
going concern, accruals, consistency, prudence, substance over form
relevance, faithful representation, comparability, verifiability, timeliness, understandability
asset, liability, capital, revenue, expense
non-current asset, current asset, intangible asset, fictitious asset
tangible asset, intangible asset, wasting asset, current asset
current liability, non-current liability, contingent liability, accrued liability
personal account, real account, nominal account, control account
sales day book, purchases day book, returns inwards book, returns outwards book, cash book, journal
invoice, receipt, credit note, debit note, statement of account
general ledger, sales ledger, purchases ledger, private ledger
cash book, petty cash book, general journal, ledger
imprest system, double entry system, single entry system, accrual system
trade discount, cash discount, quantity discount, seasonal discount
discount allowed, discount received, carriage inwards, carriage outwards
returns inwards, returns outwards, carriage inwards, carriage outwards
error of omission, error of commission, error of principle, compensating error, complete reversal of entries
error of original entry, error of omission, transposition error, casting error
trial balance, income statement, statement of financial position, statement of cash flows
income statement, statement of financial position, statement of changes in equity, statement of cash flows
suspense account, control account, clearing account, drawings account
accrued expense, prepaid expense, accrued income, deferred income
accrual, prepayment, provision, reserve
bad debt, doubtful debt, provision for doubtful debts, bad debt recovered
straight-line method, reducing balance method, sum-of-the-years'-digits method, units of production method, revaluation method
depreciation, amortisation, depletion, impairment
residual value, carrying amount, depreciable amount, recoverable amount, fair value
historical cost, replacement cost, net realisable value, present value
first in first out, last in first out, weighted average cost, specific identification
periodic inventory system, perpetual inventory system, just-in-time system, two-bin system
bank reconciliation statement, bank statement, cash flow statement, statement of affairs
unpresented cheque, uncredited lodgement, dishonoured cheque, standing order, direct debit
stale cheque, crossed cheque, bearer cheque, order cheque, dishonoured cheque
capital expenditure, revenue expenditure, deferred revenue expenditure, recurrent expenditure
capital receipt, revenue receipt, capital expenditure, revenue expenditure
gross profit, net profit, operating profit, retained profit
mark-up, margin, turnover, gross profit
prime cost, production cost, total cost, conversion cost
manufacturing account, trading account, profit and loss account, appropriation account
raw materials, work in progress, finished goods, consumable stores
receipts and payments account, income and expenditure account, statement of affairs, subscription account
accumulated fund, life membership fund, subscription in advance, subscription in arrears
partnership deed, current account, capital account, appropriation account
fixed capital method, fluctuating capital method, goodwill method, revaluation method
realisation account, revaluation account, appropriation account, dissolution account
interest on capital, interest on drawings, partner's salary, share of profit
goodwill, patent, trade mark, franchise
authorised share capital, issued share capital, called-up share capital, paid-up share capital
share premium, revaluation reserve, general reserve, capital redemption reserve
capital reserve, revenue reserve, general reserve, secret reserve
ordinary share, preference share, debenture, loan stock
forfeiture of shares, bonus issue, rights issue, redemption of shares
interim dividend, final dividend, preference dividend, scrip dividend
purchase consideration, goodwill, minority interest, pre-acquisition profit
acquisition method, merger method, equity method, proportionate consolidation
subsidiary, associate, joint venture, parent
current ratio, acid-test ratio, gross profit margin, return on capital employed, gearing ratio
liquidity ratio, profitability ratio, efficiency ratio, gearing ratio, investment ratio
inventory turnover, receivables collection period, payables payment period, asset turnover
return on capital employed, net profit margin, gross profit margin, asset turnover
earnings per share, dividend per share, price-earnings ratio, dividend cover
horizontal analysis, vertical analysis, trend analysis, ratio analysis
operating activities, investing activities, financing activities, non-cash transactions
direct method, indirect method, net method, gross method
direct cost, indirect cost, fixed cost, variable cost
fixed cost, variable cost, semi-variable cost, stepped cost
sunk cost, opportunity cost, avoidable cost, incremental cost, relevant cost
product cost, period cost, prime cost, conversion cost
controllable cost, uncontrollable cost, discretionary cost, committed cost
cost centre, profit centre, revenue centre, investment centre
cost unit, cost centre, cost object, cost driver
job costing, batch costing, contract costing, process costing, service costing
absorption costing, marginal costing, activity-based costing, standard costing
cost allocation, cost apportionment, cost absorption, cost classification
over-absorption, under-absorption, apportionment, reapportionment
direct labour hour rate, machine hour rate, prime cost percentage rate, unit of output rate
time rate, piece rate, bonus scheme, profit sharing
idle time, overtime, shift premium, labour turnover
reorder level, minimum stock level, maximum stock level, economic order quantity
bin card, stores ledger, goods received note, material requisition note, purchase order
ordering cost, holding cost, stock-out cost, purchase cost
normal loss, abnormal loss, abnormal gain, scrap
joint product, by-product, scrap, waste
split-off point, equivalent unit, joint cost, normal loss
contribution, break-even point, margin of safety, profit-volume ratio
break-even point, margin of safety, contribution margin, angle of incidence
material price variance, material usage variance, labour rate variance, labour efficiency variance
sales price variance, sales volume variance, fixed overhead expenditure variance, fixed overhead volume variance
favourable variance, adverse variance, flexible budget, standard cost
ideal standard, basic standard, attainable standard, current standard
fixed budget, flexible budget, zero-based budget, incremental budget, rolling budget
sales budget, production budget, cash budget, master budget, capital expenditure budget
limiting factor, budget committee, budget manual, budget period
internal audit, external audit, statutory audit, management audit
interim audit, final audit, continuous audit, procedural audit
unqualified opinion, qualified opinion, adverse opinion, disclaimer of opinion
inherent risk, control risk, detection risk, audit risk
test of controls, substantive procedure, analytical procedure, walk-through test
vouching, verification, confirmation, inspection
inspection, observation, inquiry, confirmation, recalculation
segregation of duties, authorisation, physical control, supervision, internal check
error, fraud, irregularity, omission
self-interest threat, self-review threat, advocacy threat, familiarity threat, intimidation threat
integrity, objectivity, professional competence, confidentiality, professional behaviour
permanent audit file, current audit file, audit programme, management letter
cash basis, accrual basis, commitment basis, modified accrual basis
consolidated revenue fund, contingency fund, development fund, special fund
warrant, virement, vote book, supplementary estimate
personal income tax, companies income tax, petroleum profits tax, capital gains tax, value added tax
assessable profit, total profit, adjusted profit, chargeable gain
capital allowance, initial allowance, annual allowance, balancing allowance, balancing charge
year of assessment, basis period, accounting period, year of commencement
`;
