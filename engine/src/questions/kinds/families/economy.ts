/** Families of terms of economics and finance; see ../term-families.ts. */
export const ECONOMY = `
scarcity, choice, opportunity cost, scale of preference
positive economics, normative economics, descriptive economics, applied economics
capitalist economy, socialist economy, mixed economy, traditional economy
free good, economic good, public good, merit good, private good
capital good, consumer good, intermediate good, durable good
normal good, inferior good, Giffen good, luxury good
substitute good, complementary good, independent good, inferior good
Giffen good, Veblen good, inferior good, merit good
law of demand, law of supply, law of diminishing returns, law of diminishing marginal utility
individual demand, market demand, composite demand, derived demand, joint demand
competitive supply, joint supply, composite supply, market supply
change in demand, change in quantity demanded, change in supply, change in quantity supplied
price elasticity of demand, income elasticity of demand, cross elasticity of demand, price elasticity of supply
elastic demand, inelastic demand, unitary elastic demand, perfectly elastic demand
point elasticity, arc elasticity, cross elasticity, income elasticity
price ceiling, price floor, equilibrium price, reserve price
minimum price, maximum price, equilibrium price, market price
surplus, shortage, equilibrium, glut
consumer surplus, producer surplus, deadweight loss, economic rent
total utility, marginal utility, average utility, initial utility
cardinal utility, ordinal utility, marginal utility, expected utility
substitution effect, income effect, price effect, wealth effect
indifference curve, budget line, isoquant, isocost line
marginal rate of substitution, marginal rate of technical substitution, marginal rate of transformation, marginal utility
land, labour, capital, entrepreneurship
rent, wages, interest, profit
total product, average product, marginal product, physical product
increasing returns to scale, constant returns to scale, decreasing returns to scale, diminishing marginal returns
fixed cost, variable cost, marginal cost, average cost
explicit cost, implicit cost, sunk cost, opportunity cost
total revenue, average revenue, marginal revenue, net revenue
normal profit, supernormal profit, accounting profit, economic profit
financial economy, technical economy, marketing economy, managerial economy
internal economies of scale, external economies of scale, economies of scope, diseconomies of scale
horizontal integration, vertical integration, lateral integration, conglomerate integration
perfect competition, monopolistic competition, oligopoly, monopoly, duopoly
first-degree price discrimination, second-degree price discrimination, third-degree price discrimination, predatory pricing
natural monopoly, legal monopoly, bilateral monopoly, monopsony
kinked demand curve, price leadership, cartel, price war
collusion, price leadership, cartel, limit pricing
Cournot model, Bertrand model, Stackelberg model, kinked demand model
prisoner's dilemma, Nash equilibrium, dominant strategy, zero-sum game
product differentiation, price discrimination, market segmentation, limit pricing
allocative efficiency, productive efficiency, dynamic efficiency, technical efficiency
Pareto efficiency, Kaldor-Hicks efficiency, allocative efficiency, social optimum
positive externality, negative externality, public good, asymmetric information
market failure, government failure, regulatory capture, rent seeking
moral hazard, adverse selection, free-rider problem, principal-agent problem
non-rivalry, non-excludability, rivalry, excludability
economic rent, transfer earnings, quasi-rent, scarcity rent
nominal wage, real wage, minimum wage, piece wage
marginal productivity theory, subsistence theory, wage fund theory, bargaining theory
liquidity preference theory, loanable funds theory, classical theory, abstinence theory
gross domestic product, gross national product, net national product, national income
income approach, expenditure approach, output approach, value-added approach
nominal GDP, real GDP, GDP per capita, potential GDP
personal income, disposable income, national income, per capita income
consumption, investment, saving, government expenditure
average propensity to consume, marginal propensity to consume, average propensity to save, marginal propensity to save
autonomous investment, induced investment, gross investment, net investment
multiplier, accelerator, paradox of thrift, crowding-out effect
injection, withdrawal, saving, taxation
absolute income hypothesis, relative income hypothesis, permanent income hypothesis, life-cycle hypothesis
inflationary gap, deflationary gap, output gap, full employment equilibrium
demand-pull inflation, cost-push inflation, imported inflation, hyperinflation, creeping inflation
inflation, deflation, disinflation, stagflation, reflation
menu cost, shoe-leather cost, inflation tax, fiscal drag
consumer price index, producer price index, GDP deflator, wholesale price index
frictional unemployment, structural unemployment, cyclical unemployment, seasonal unemployment
disguised unemployment, voluntary unemployment, involuntary unemployment, residual unemployment
boom, recession, depression, recovery
Phillips curve, Laffer curve, Lorenz curve, Kuznets curve
natural rate of unemployment, labour force participation rate, dependency ratio, misery index
commodity money, fiat money, token money, bank money
medium of exchange, store of value, unit of account, standard of deferred payment
divisibility, durability, portability, homogeneity
transactions motive, precautionary motive, speculative motive, profit motive
narrow money, broad money, near money, high-powered money
barter, credit, legal tender, token money
commercial bank, central bank, merchant bank, development bank, mortgage bank
lender of last resort, banker to the government, issue of currency, custodian of reserves
open market operation, bank rate, cash reserve ratio, liquidity ratio, moral suasion
monetary policy, fiscal policy, incomes policy, trade policy
expansionary fiscal policy, contractionary fiscal policy, expansionary monetary policy, contractionary monetary policy
treasury bill, bond, certificate of deposit, commercial paper
money market, capital market, foreign exchange market, commodity market
primary market, secondary market, over-the-counter market, derivatives market
ordinary share, preference share, debenture, treasury bill
stockbroker, jobber, underwriter, registrar
bull, bear, stag, lame duck
direct tax, indirect tax, specific tax, ad valorem tax
progressive tax, proportional tax, regressive tax, poll tax
income tax, company tax, capital gains tax, value added tax, excise duty
equity, certainty, convenience, economy
tax avoidance, tax evasion, tax incidence, tax shifting
formal incidence, effective incidence, tax burden, tax base
benefit principle, ability-to-pay principle, equal sacrifice principle, neutrality principle
budget surplus, budget deficit, balanced budget, supplementary budget
capital expenditure, recurrent expenditure, transfer payment, debt service
internal debt, external debt, reproductive debt, deadweight debt, floating debt
automatic stabiliser, discretionary policy, supply-side policy, deficit financing
absolute advantage, comparative advantage, competitive advantage, terms of trade
import tariff, import quota, embargo, export subsidy, exchange control
infant industry argument, dumping argument, national security argument, employment argument
balance of trade, balance of payments, terms of trade, exchange rate
current account, capital account, financial account, official settlement account
visible trade, invisible trade, entrepôt trade, counter trade
devaluation, depreciation, revaluation, appreciation
fixed exchange rate, floating exchange rate, managed float, crawling peg, currency board
purchasing power parity, interest rate parity, real exchange rate, nominal exchange rate
free trade area, customs union, common market, economic union
trade creation, trade diversion, trade liberalisation, trade protection
International Monetary Fund, World Bank, World Trade Organization, African Development Bank
economic growth, economic development, human development, sustainable development
Human Development Index, Gini coefficient, poverty line, misery index
vicious circle of poverty, big push, balanced growth, unbalanced growth
balanced growth theory, unbalanced growth theory, big push theory, dual economy theory
traditional society, preconditions for take-off, take-off, drive to maturity, age of high mass consumption
Harrod-Domar model, Solow model, Lewis model, Rostow's stages
import substitution, export promotion, backward integration, indigenisation
joint-stock company, partnership, sole proprietorship, cooperative society
simple interest, compound interest, nominal interest rate, effective interest rate
present value, future value, net present value, internal rate of return
annuity, perpetuity, sinking fund, lump sum
payback period, net present value, internal rate of return, accounting rate of return, profitability index
systematic risk, unsystematic risk, credit risk, liquidity risk
business risk, financial risk, market risk, operational risk
cost of equity, cost of debt, cost of preference shares, weighted average cost of capital
capital structure, dividend policy, working capital management, capital budgeting
futures contract, forward contract, option, swap
call option, put option, futures contract, warrant
rights issue, bonus issue, public offer, private placement
diversification, hedging, arbitrage, speculation
weak-form efficiency, semi-strong-form efficiency, strong-form efficiency, informational inefficiency
coupon rate, yield to maturity, current yield, par value
price-earnings ratio, earnings per share, dividend yield, dividend cover
indemnity, utmost good faith, insurable interest, subrogation, contribution, proximate cause
life assurance, fire insurance, marine insurance, motor insurance
whole life policy, endowment policy, term policy, annuity
`;
