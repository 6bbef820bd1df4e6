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
direct method, indirect method
net method, gross method
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
accounting equation, accounting period, accounting policy, accounting standard
adjusting entry, closing entry, reversing entry, opening entry
agency cost, bankruptcy cost, flotation cost, transaction cost
agency theory, stewardship theory, stakeholder theory, resource dependence theory
allowance for doubtful debts, accumulated depreciation, deferred income, share premium
ordinary annuity, annuity due, growing annuity, perpetuity
arbitrage pricing theory, capital asset pricing model, dividend growth model, Black-Scholes model
capital asset pricing model, Fama-French three-factor model, arbitrage pricing theory, market model
audit evidence, audit programme, audit report, audit trail
audit report, engagement letter, management letter, management representation letter
audit planning, audit sampling, audit documentation, audit reporting
backflush costing, target costing, life-cycle costing, kaizen costing, throughput costing
throughput accounting, backflush accounting, lean accounting, environmental accounting
forensic accounting, social accounting, inflation accounting, human resource accounting, fund accounting
balanced scorecard, performance pyramid, performance prism, value chain
benchmarking, outsourcing, business process re-engineering, total quality management
banker's acceptance, commercial paper, repurchase agreement, treasury bill, certificate of deposit
bankruptcy, receivership, voluntary arrangement, debt restructuring
Baumol model, Miller-Orr model, economic order quantity model, Walter's model
Walter's model, Gordon's model, Lintner model, Modigliani-Miller model
alpha, beta, standard deviation, correlation coefficient
bid-ask spread, strike price, margin requirement, option premium
bird-in-the-hand theory, dividend irrelevance theory, tax preference theory, signalling theory
residual dividend policy, stable dividend policy, constant payout policy, low regular plus extra policy
trade-off theory, pecking order theory, market timing theory, net income theory
net income approach, net operating income approach, traditional approach, Modigliani-Miller approach
book of prime entry, ledger, trial balance, source document
source document, journal, ledger, trial balance
budgetary slack, budgetary control, budget variance, budget manual
callable bond, convertible bond, zero-coupon bond, floating-rate bond, junk bond
government bond, municipal bond, corporate bond, Eurobond
secured bond, debenture, income bond, mortgage bond
capital adequacy ratio, loan-to-deposit ratio, net interest margin, non-performing loan ratio
capital market line, security market line, efficient frontier, characteristic line
capital rationing, capital budgeting, capital restructuring, capital gearing
hard capital rationing, soft capital rationing, mutually exclusive projects, independent projects
cash conversion cycle, inventory conversion period, receivables collection period, payables deferral period
cash equivalent, trade receivable, inventory, prepaid expense
trade receivable, trade payable, inventory, bank overdraft
chart of accounts, trial balance, bank statement, general journal
contingent asset, contingent liability, provision, onerous contract
contra account, control account, suspense account, nominal account
duration, convexity, yield to maturity, coupon rate
Macaulay duration, modified duration, effective duration, key rate duration
cost of goods sold, operating expense, finance cost, other income
opening inventory, purchases, closing inventory, cost of goods sold
creative accounting, window dressing, income smoothing, big bath accounting
window dressing, off-balance-sheet financing, channel stuffing, teeming and lading
credit rating, credit limit, credit period, credit score
debit, credit, posting, balancing
debtor days, creditor days, inventory days, cash operating cycle
default risk, interest rate risk, reinvestment risk, inflation risk, liquidity risk
call risk, default risk, reinvestment risk, exchange rate risk
deferred revenue, accrued revenue, deferred expense, accrued expense
unearned revenue, accrued revenue, prepaid expense, accrued expense
deferred tax, current tax, withholding tax, value added tax
taxable temporary difference, deductible temporary difference, permanent difference, tax base
temporary difference, permanent difference, tax loss, tax base
deposit in transit, outstanding cheque, bank charge, dishonoured cheque
basic earnings per share, diluted earnings per share, dividend per share, book value per share
discontinued operation, continuing operation, prior period error, exceptional item
discounted payback period, net present value, internal rate of return, profitability index
modified internal rate of return, net present value, accounting rate of return, discounted payback period
divestiture, merger, joint venture, strategic alliance
spin-off, carve-out, sell-off, management buyout, liquidation
DuPont analysis, common-size analysis, trend analysis, cross-sectional analysis
Altman Z-score, Piotroski F-score, Beneish M-score, Tobin's Q
economic value added, residual income, return on investment, market value added
transaction exposure, translation exposure, economic exposure, interest rate exposure
nominal annual rate, effective annual rate, periodic rate, real rate of return
efficient market hypothesis, random walk hypothesis, expectations hypothesis, market segmentation hypothesis
expectations theory, liquidity preference theory, market segmentation theory, preferred habitat theory
emphasis of matter, qualified opinion, adverse opinion, key audit matter
mutual fund, hedge fund, pension fund, exchange-traded fund, venture capital fund
open-ended fund, closed-ended fund, index fund, money market fund
finance lease, operating lease, sale and leaseback, hire purchase
operating leverage, financial leverage, combined leverage, liquidity
degree of operating leverage, degree of financial leverage, degree of combined leverage, interest cover
operating activity, investing activity, financing activity, non-cash transaction
foreign exchange risk, interest rate risk, commodity price risk, credit risk
fundamental analysis, technical analysis, quantitative analysis, sentiment analysis
golden parachute, poison pill, white knight, greenmail, crown jewel defence
white knight, white squire, corporate raider, arbitrageur
leveraged buyout, management buyout, employee buyout, hostile takeover
friendly takeover, hostile takeover, reverse takeover, management buyout
horizontal merger, vertical merger, congeneric merger, conglomerate merger
high-low method, scattergraph method, account analysis method, least squares method
hurdle rate, risk-free rate, inflation rate, coupon rate
incremental budgeting, zero-based budgeting, activity-based budgeting, rolling budgeting, beyond budgeting
participative budgeting, imposed budgeting, negotiated budgeting, zero-based budgeting
independence, professional scepticism, due care, confidentiality
interest cover, dividend cover, debt ratio, current ratio
interest rate swap, currency swap, commodity swap, credit default swap
American option, European option, Asian option, Bermudan option
in the money, at the money, out of the money, in contango
intrinsic value, time value, strike price, option premium
invoice discounting, factoring, forfaiting, securitisation
make-or-buy decision, special order decision, product mix decision, shut-down decision
management by exception, management by objectives, participative management, scientific management
margin call, short selling, stop order, stock borrowing
market order, limit order, stop order, stop-limit order
market maker, stockbroker, investment bank, registrar
market portfolio, risk-free asset, efficient portfolio, zero-beta portfolio
matching principle, revenue recognition principle, cost principle, full disclosure principle
mixed cost, step cost, fixed cost, variable cost
curvilinear cost, step cost, mixed cost, sunk cost
Modigliani-Miller theorem, Fisher separation theorem, two-fund theorem, put-call parity
non-controlling interest, goodwill on consolidation, unrealised profit, pre-acquisition reserve
parent company, subsidiary company, associate company, dormant company
notes to the accounts, directors' report, auditor's report, chairman's statement
operating profit, other comprehensive income, gross profit, profit before tax
option to abandon, option to expand, option to delay, option to switch
private equity, venture capital, mezzanine finance, trade credit
random walk, mean reversion, calendar anomaly, momentum effect
January effect, weekend effect, size effect, momentum effect
relevant range, margin of safety, contribution margin, break-even point
responsibility accounting, fund accounting, fiduciary accounting, tax accounting
return on assets, return on equity, net profit margin, asset turnover
return on investment, residual income, profit margin, asset turnover
right-of-use asset, intangible asset, investment property, biological asset
sampling risk, non-sampling risk, business risk, fraud risk
attribute sampling, monetary unit sampling, discovery sampling, haphazard sampling
sensitivity analysis, scenario analysis, simulation analysis, break-even analysis
share buyback, stock split, rights issue, scrip dividend
stock split, reverse stock split, bonus issue, cash dividend
stock exchange, clearing house, central depository, securities commission
general ledger, subsidiary ledger, cash book, journal
substantive test, test of controls, walk-through test, cut-off test
synergy, economy of scale, tax shield, market power
tax credit, tax deduction, tax exemption, tax holiday, tax rebate
market-based transfer price, cost-based transfer price, negotiated transfer price, dual transfer price
treasury share, issued share, unissued share, forfeited share
underwriting, book building, private placement, offer for sale
useful life, residual value, depreciable amount, accumulated depreciation
fair value, value in use, historical cost, book value
fair value less costs of disposal, value in use, carrying amount, residual value
value at risk, expected shortfall, stress testing, beta
withholding tax, stamp duty, capital gains tax, tertiary education tax
yield curve, security market line, capital market line, indifference curve
normal yield curve, inverted yield curve, flat yield curve, humped yield curve
debt-to-equity ratio, interest cover, current ratio, price-to-book ratio
theory of constraints, total quality management, just-in-time, value engineering
petty cash, cash at bank, cash in transit, bank overdraft
capital reserve, revenue reserve, secret reserve, sinking fund
deferred revenue expenditure, capital expenditure, prepaid expense, accrued expense
ABC analysis, VED analysis, FSN analysis, HML analysis
account sales, invoice, pro forma invoice, delivery note
consignor, consignee, bailee, broker
consignment account, joint venture account, branch account, departmental account
del credere commission, overriding commission, ordinary commission, brokerage
accounting policy, accounting estimate, prior period error, accounting standard
adjusting event, non-adjusting event, contingent event, discontinued operation
functional currency, presentation currency, foreign currency, reserve currency
aggressive policy, conservative policy, matching policy, zero working capital policy
angel investor, venture capitalist, crowdfunder, institutional investor
audit working papers, audit programme, audit certificate, audit notebook
joint audit, statutory audit, management audit, peer review
test checking, routine checking, vouching, casting
bill receivable, bill payable, promissory note, cheque
discounting of bills, retiring of bills, renewal of bills, endorsement of bills
bond indenture, prospectus, trust deed, debenture certificate
borrowing cost, research cost, development cost, transaction cost
research cost, development cost, training cost, advertising cost
capacity variance, calendar variance, efficiency variance, expenditure variance
mix variance, yield variance, price variance, idle time variance
planning variance, operational variance, volume variance, rate variance
calls in arrears, calls in advance, share premium, forfeited shares
oversubscription, undersubscription, pro rata allotment, forfeiture of shares
cash-generating unit, operating segment, reporting entity, disposal group
interest rate cap, interest rate floor, interest rate collar, forward rate agreement
collateralised debt obligation, mortgage-backed security, credit default swap, convertible note
concentration banking, lock box system, zero-balance account, electronic funds transfer
contract asset, contract liability, refund liability, trade receivable
performance obligation, transaction price, contract modification, variable consideration
identifying the contract, identifying performance obligations, determining the transaction price, allocating the transaction price
cost control, cost reduction, cost allocation, cost estimation
cost sheet, job card, stores ledger, time sheet
affirmative covenant, negative covenant, call provision, sinking fund provision
spot rate, forward rate, cross rate, real exchange rate
currency futures, currency option, currency swap, currency forward
statement of affairs, deficiency account, liquidator's final account, realisation account
defined benefit plan, defined contribution plan, gratuity scheme, profit-sharing plan
actuarial gain, past service cost, current service cost, curtailment gain
depository receipt, Eurobond, foreign bond, convertible bond
dividend discount model, free cash flow model, residual income model, price-earnings multiple
EBITDA, net profit, free cash flow, gross profit
enterprise value, market capitalisation, book value, liquidation value
escalation clause, retention money, work certified, progress payment
work certified, work uncertified, notional profit, retention money
exchange difference, fair value gain, impairment loss, revaluation surplus
amortised cost, fair value, historical cost, current cost
expected credit loss, impairment loss, actuarial loss, exchange loss
fair value hedge, cash flow hedge, net investment hedge, natural hedge
government grant, borrowing, share issue, donation
Halsey plan, Rowan plan, Taylor differential piece rate, Emerson efficiency plan
Sharpe ratio, Treynor ratio, Jensen's alpha, information ratio
interim report, segment report, directors' report, sustainability report
single entry, double entry, self-balancing ledger, mechanised accounting
principal budget factor, budget centre, budget period, budget manual
physical units method, sales value method, net realisable value method, constant gross margin method
minimum rent, royalty, short working, surplus royalty
overtime premium, shift premium, bonus, basic pay
partnership agreement, memorandum of association, debenture deed, lease agreement
redemption of debentures, conversion of debentures, issue of debentures, underwriting of debentures
debenture redemption by lump sum, redemption by drawings, purchase in open market, redemption by conversion
financial asset, financial liability, equity instrument, non-financial asset
`;
