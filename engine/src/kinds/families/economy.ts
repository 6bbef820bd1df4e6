/** Families of terms of economics and finance; see ../term-families.ts. */
export const ECONOMY = `
scarcity, choice, opportunity cost, scale of preference
positive economics, normative economics, descriptive economics, applied economics
capitalist economy, socialist economy, mixed economy, traditional economy
capital good, consumer good, intermediate good, durable good
law of demand, law of supply, law of diminishing returns, law of diminishing marginal utility
individual demand, market demand, composite demand, derived demand, joint demand
competitive supply, joint supply, composite supply, market supply
change in demand, change in quantity demanded, change in supply, change in quantity supplied
price elasticity of demand, income elasticity of demand, cross elasticity of demand, price elasticity of supply
point elasticity, arc elasticity, cross elasticity, income elasticity
price ceiling, price floor, equilibrium price, reserve price
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
Cournot model, Bertrand model, Stackelberg model, kinked demand model
prisoner's dilemma, Nash equilibrium, dominant strategy, zero-sum game
product differentiation, price discrimination, market segmentation, limit pricing
allocative efficiency, productive efficiency, dynamic efficiency, technical efficiency
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
adaptive expectations, rational expectations, static expectations, extrapolative expectations
aggregate demand curve, aggregate supply curve, IS curve, LM curve
aggregate demand, aggregate supply, money supply, money demand
short-run aggregate supply, long-run aggregate supply, aggregate demand, potential output
Arrow's impossibility theorem, median voter theorem, Coase theorem, Condorcet paradox
Coase theorem, first welfare theorem, Stolper-Samuelson theorem, Rybczynski theorem
Heckscher-Ohlin theorem, Stolper-Samuelson theorem, Rybczynski theorem, factor price equalisation theorem
Heckscher-Ohlin theory, Ricardian theory, Linder hypothesis, product life cycle theory
Leontief paradox, paradox of thrift, water-diamond paradox, Easterlin paradox
Leontief paradox, Gibson paradox, Feldstein-Horioka puzzle, equity premium puzzle
autonomous consumption, induced consumption, conspicuous consumption, public consumption
average fixed cost, average variable cost, average total cost, marginal cost
patent protection, brand loyalty, control of essential resources, predatory pricing
black market, labour market, contestable market, futures market
contestable market, concentrated market, perfectly competitive market, monopolistic market
budget constraint, indifference curve, utility function, consumer equilibrium
utility function, production function, cost function, consumption function
consumption function, saving function, investment function, import function
Cobb-Douglas production function, Leontief production function, CES production function, linear production function
peak, trough, expansion, contraction
Kitchin cycle, Juglar cycle, Kuznets swing, Kondratieff wave
cap and trade, Pigouvian tax, emission standard, abatement subsidy
Pigouvian tax, lump-sum tax, payroll tax, inheritance tax, property tax
capital deepening, capital widening, technical progress, capital flight
capital flight, brain drain, Dutch disease, debt overhang
ceteris paribus, ex ante, ex post, pro rata
classical economics, Keynesian economics, monetarism, supply-side economics
mercantilism, physiocracy, classical economics, monetarism, Keynesian economics
neoclassical economics, institutional economics, Austrian school, Marxian economics, behavioural economics
private good, public good, common resource, club good
merit good, demerit good, public good, common resource
free-rider problem, tragedy of the commons, hold-up problem, lemons problem
efficiency wage, compensating differential, reservation wage, subsistence wage
efficiency wage theory, insider-outsider theory, implicit contract theory, search theory
marginal revenue product, value of the marginal product, marginal physical product, average revenue product
concentration ratio, Herfindahl-Hirschman index, Lerner index, Gini coefficient
core inflation, headline inflation, expected inflation, hyperinflation
creeping inflation, walking inflation, galloping inflation, hyperinflation
cross-price elasticity of demand, own-price elasticity of demand, income elasticity of demand, price elasticity of supply
recognition lag, decision lag, implementation lag, effect lag
structural deficit, cyclical deficit, primary deficit, current account deficit
demand schedule, supply schedule, demand curve, supply curve
demand curve, supply curve, indifference curve, production possibility frontier
production possibility frontier, Lorenz curve, Engel curve, budget line
quantity demanded, quantity supplied, equilibrium quantity, excess demand
excess demand, excess supply, market equilibrium, equilibrium quantity
discouraged worker, underemployed worker, migrant worker, part-time worker
labour force, dependent population, working-age population, discouraged worker
participation rate, unemployment rate, employment rate, vacancy rate
double coincidence of wants, divisibility of money, velocity of money, neutrality of money
velocity of money, money multiplier, monetary base, reserve ratio
demand deposit, time deposit, savings deposit, fixed deposit
fractional-reserve banking, full-reserve banking, branch banking, unit banking
branch banking, unit banking, group banking, correspondent banking
dual economy, closed economy, open economy, underground economy
household, firm, government, foreign sector
endogenous growth theory, neoclassical growth theory, classical growth theory, balanced growth theory
endogenous growth, export-led growth, balanced growth, inclusive growth
endogenous variable, exogenous variable, dummy variable, lagged variable
stock variable, flow variable, endogenous variable, exogenous variable
endowment effect, framing effect, anchoring effect, wealth effect
loss aversion, present bias, status quo bias, mental accounting
hyperbolic discounting, loss aversion, mental accounting, bounded rationality
prospect theory, expected utility theory, revealed preference theory, game theory
Engel's law, Gresham's law, Say's law, Wagner's law, Okun's law
Goodhart's law, Gresham's law, Okun's law, Walras's law
expansion path, isoquant, isocost line, ridge line
price-consumption curve, income-consumption curve, Engel curve, demand curve
Fisher effect, Pigou effect, Keynes effect, Cantillon effect
Fisher equation, Cambridge equation, Slutsky equation, Euler equation
quantity theory of money, liquidity preference theory, loanable funds theory, Cambridge cash-balance theory
foreign direct investment, portfolio investment, foreign aid, remittance
bilateral aid, multilateral aid, tied aid, programme aid
gravity model, Ricardian model, specific factors model, Heckscher-Ohlin model
Harris-Todaro model, Lewis model, Solow model, Harrod-Domar model
Mundell-Fleming model, IS-LM model, AD-AS model, Solow model
human capital, physical capital, financial capital, social capital
inflation targeting, exchange rate targeting, monetary targeting, nominal GDP targeting
inter-industry trade, intra-industry trade, entrepôt trade, barter trade
invisible hand, labour theory of value, division of labour, theory of moral sentiments
labour theory of value, marginal utility theory, cost-of-production theory, subsistence theory of wages
J-curve, Phillips curve, Laffer curve, Beveridge curve
Marshall-Lerner condition, Hicks-Marshall rule, Taylor rule, golden rule
marginal benefit, marginal cost, average cost, total benefit
private benefit, external benefit, social benefit, private cost
private cost, external cost, social cost, transaction cost
law of equi-marginal utility, law of diminishing marginal utility, law of diminishing returns, law of variable proportions
microfinance, venture capital, development aid, export credit
minimum efficient scale, shutdown point, break-even point, optimum output
price taker, price maker, price leader, price follower
quantitative easing, helicopter money, yield curve control, credit easing
rationing, rent control, minimum wage, price support
risk aversion, risk neutrality, risk seeking, ambiguity aversion
risk averter, risk lover, risk-neutral individual, price taker
Ricardian equivalence, neutrality of money, purchasing power parity, covered interest parity
sacrifice ratio, participation rate, inflation rate, misery index
screening, signalling, monitoring, reputation building
tit-for-tat strategy, grim trigger strategy, dominant strategy, mixed strategy
pure strategy, mixed strategy, dominant strategy, maximin strategy
tax wedge, tax burden, tax base, tax threshold
import quota, import tariff, voluntary export restraint, local content requirement
value added, gross output, intermediate consumption, factor cost
market price, factor cost, basic price, constant price
allocative inefficiency, productive inefficiency, X-inefficiency, dynamic inefficiency
allocative function, distributive function, stabilisation function, regulatory function
structural adjustment programme, poverty reduction strategy, national development plan, green revolution
perspective plan, rolling plan, annual plan, medium-term plan
indicative planning, imperative planning, decentralised planning, regional planning
headcount index, poverty gap index, Human Development Index, multidimensional poverty index
absolute convergence, conditional convergence, club convergence, divergence
heteroscedasticity, autocorrelation, multicollinearity, non-normality of errors
specification error, measurement error, sampling error, simultaneity bias
cross-sectional data, time series data, panel data, pooled data
partial equilibrium, general equilibrium, Nash equilibrium, stable equilibrium
stable equilibrium, unstable equilibrium, neutral equilibrium, multiple equilibrium
specialisation, mechanisation, automation, standardisation
geographical mobility, occupational mobility, industrial mobility, social mobility
trade union density, collective bargaining, closed shop, arbitration
closed shop, union shop, open shop, agency shop
normal good, inferior good, substitute good, complementary good
normal good, Giffen good, Veblen good, complementary good
Giffen good, Veblen good, merit good, club good
free good, public good, merit good, private good
crowding out, crowding in, fiscal drag, debt overhang
minimum price, maximum price, equilibrium price, reservation price
price leadership, price war, limit pricing, market sharing
Pareto efficiency, productive efficiency, dynamic efficiency, X-efficiency
logrolling, rent seeking, vote buying, regulatory capture
business cycle, secular trend, seasonal variation, random fluctuation
barrier to entry, barrier to exit, barrier to trade, barrier to mobility
Pareto improvement, Pareto efficiency, deadweight loss, second best
final good, intermediate good, raw material, by-product
sunk cost fallacy, gambler's fallacy, hot hand fallacy, planning fallacy
average tax rate, marginal tax rate, tax base, tax threshold
free rider, price taker, risk averter, rent seeker
tacit collusion, formal cartel, price war, price discrimination
inside lag, outside lag, inflation bias, policy rule
quantitative easing, reserve requirement, forward guidance, discount rate
positive statement, normative statement, tautology, axiom
poverty trap, liquidity trap, middle-income trap, debt trap
revealed preference, stated preference, time preference, liquidity preference
risk premium, term premium, liquidity premium, inflation premium
optimum currency area, customs union, free trade area, common market
social welfare function, utility function, production function, cost function
midpoint method, point method, total outlay method, percentage method
Solow residual, labour productivity, capital-output ratio, capital-labour ratio
elastic demand, inelastic demand, unitary demand, derived demand
perfectly elastic demand, perfectly inelastic demand, unitary elastic demand, composite demand
present value, future value, internal rate of return, annuity factor
total utility, marginal utility, consumer surplus, producer surplus
bilateral aid, food aid, debt relief, military aid
balanced budget multiplier, money multiplier, foreign trade multiplier, employment multiplier
bank run, credit crunch, currency crisis, sovereign default
deposit insurance, lender of last resort, capital requirement, reserve requirement
systemic risk, credit risk, liquidity risk, sovereign risk
shadow banking, offshore banking, Islamic banking, microfinance banking
base rate, discount rate, interbank rate, treasury bill rate
Bertrand competition, Cournot competition, Stackelberg competition, monopolistic competition
Cournot equilibrium, Stackelberg equilibrium, Bertrand equilibrium, collusive equilibrium
subgame perfect equilibrium, dominant strategy equilibrium, Bayesian equilibrium, mixed strategy equilibrium
sequential game, simultaneous game, repeated game, cooperative game
zero-sum game, positive-sum game, cooperative game, coordination game
gold standard, Bretton Woods system, managed float, currency board
managed floating, fixed parity, free floating, dual exchange rate
special drawing right, gold tranche, standby credit, reserve currency
capital mobility, labour mobility, capital flight, portfolio flow
hot money, foreign direct investment, foreign aid, migrant remittance
currency union, free trade area, customs union, preferential trade area
central bank independence, inflation targeting, fiscal dominance, dollarisation
CES function, Cobb-Douglas function, Leontief function, quadratic function
commodity agreement, buffer stock scheme, export quota, marketing board
compensating variation, equivalent variation, consumer surplus, price effect
ordinary demand curve, compensated demand curve, Engel curve, offer curve
Edgeworth box, contract curve, budget line, utility possibility frontier
contract curve, offer curve, utility possibility frontier, grand utility frontier
congestion charge, carbon tax, landfill levy, deposit refund
consumer sovereignty, price mechanism, central planning, rationing by queue
price mechanism, central planning, barter system, rationing system
cost-benefit analysis, cost-effectiveness analysis, input-output analysis, marginal analysis
input-output analysis, linear programming, marginal analysis, general equilibrium analysis
shadow price, market price, administered price, accounting price
elasticity of substitution, elasticity of demand, elasticity of supply, elasticity of expectations
envelope curve, isoquant, learning curve, isocost
long-run average cost, short-run average cost, average fixed cost, marginal cost
export processing zone, free port, industrial estate, special economic zone
factor mobility, factor price, factor endowment, factor intensity
first welfare theorem, second welfare theorem, theory of the second best, impossibility theorem
fiscal rule, monetary rule, debt ceiling, golden rule of investment
full employment, underemployment, mass unemployment, hidden unemployment
informal economy, formal economy, subsistence economy, planned economy
income inequality, wealth inequality, gender inequality, regional inequality
Lindahl equilibrium, Nash equilibrium, Walrasian equilibrium, Pareto optimum
means-tested benefit, universal benefit, contributory benefit, negative income tax
negative income tax, universal basic income, minimum wage, food subsidy
most favoured nation principle, national treatment principle, reciprocity principle, transparency principle
oligopsony, oligopoly, duopoly, monopoly
public choice theory, agency theory, property rights theory, transaction cost theory
surplus labour, urban bias, dual economy, demonstration effect
trade bloc, trade embargo, trade war, trade deficit
wage differential, wage rigidity, wage drift, wage bill
tradable permit, emission tax, abatement subsidy, emission standard
carbon tax, emission trading, green subsidy, liability rule
first-mover advantage, network externality, switching cost, lock-in effect
network externality, switching cost, learning by doing, brand loyalty
yield, coupon, maturity, par value
`;
