/** Families of terms of management, marketing and human resources; see ../term-families.ts. */
export const MANAGEMENT = `
planning, organising, staffing, leading, controlling
top management, middle management, first-line management, operative staff
technical skill, human skill, conceptual skill, diagnostic skill
figurehead, liaison, spokesperson, disturbance handler
scientific management, administrative theory, bureaucracy, human relations movement, contingency theory
time and motion study, Hawthorne studies, bureaucratic model, contingency approach
unity of command, unity of direction, scalar chain, span of control, esprit de corps
Theory X, Theory Y, Theory Z, equity theory
hierarchy of needs, two-factor theory, expectancy theory, equity theory, ERG theory
content theory, process theory, reinforcement theory, contingency theory
strategic plan, tactical plan, operational plan, contingency plan
vision, mission, objective, strategy, policy
policy, procedure, rule, programme, budget
programmed decision, non-programmed decision, strategic decision, operational decision
brainstorming, Delphi technique, nominal group technique, devil's advocacy
strengths, weaknesses, opportunities, threats
cost leadership strategy, differentiation strategy, focus strategy, diversification strategy
market penetration, market development, product development, diversification
star, cash cow, question mark, dog
stability strategy, growth strategy, retrenchment strategy, turnaround strategy
functional structure, divisional structure, matrix structure, network structure
line organisation, staff organisation, functional organisation, matrix organisation
authority, responsibility, accountability, delegation
line authority, staff authority, functional authority, delegated authority
centralisation, decentralisation, delegation, departmentalisation
departmentalisation by function, departmentalisation by product, departmentalisation by territory, departmentalisation by customer
job rotation, job enlargement, job enrichment, job sharing
job analysis, job description, job specification, job evaluation
recruitment, selection, placement, orientation
internal recruitment, external recruitment, transfer, promotion
ranking method, classification method, factor comparison method, point method
on-the-job training, off-the-job training, apprenticeship, induction training, vestibule training
halo effect, leniency error, central tendency error, recency error
360-degree appraisal, management by objectives, graphic rating scale, critical incident method
promotion, demotion, transfer, termination
resignation, retirement, redundancy, dismissal
collective bargaining, arbitration, mediation, conciliation
strike, lockout, picketing, work-to-rule, go-slow
craft union, industrial union, general union, white-collar union
autocratic leadership, democratic leadership, laissez-faire leadership, transformational leadership
trait theory, behavioural theory, contingency theory, transformational theory
downward communication, upward communication, horizontal communication, diagonal communication
chain network, wheel network, circle network, all-channel network
forming, storming, norming, performing, adjourning
avoiding, accommodating, competing, compromising, collaborating
feedforward control, concurrent control, feedback control, strategic control
unfreezing, changing, refreezing, reinforcing
role culture, power culture, task culture, person culture
quality control, quality assurance, total quality management, quality circle
job production, batch production, mass production, flow production
process layout, product layout, fixed-position layout, cellular layout
Gantt chart, network diagram, fishbone diagram, Pareto chart
just-in-time, materials requirement planning, economic order quantity, kanban
production concept, product concept, selling concept, marketing concept, societal marketing concept
product, price, place, promotion
need, want, demand, exchange
geographic segmentation, demographic segmentation, psychographic segmentation, behavioural segmentation
undifferentiated marketing, differentiated marketing, concentrated marketing, micromarketing
segmentation, targeting, positioning, differentiation
microenvironment, macroenvironment, internal environment, task environment
convenience good, shopping good, speciality good, unsought good
core product, actual product, augmented product, potential product
introduction stage, growth stage, maturity stage, decline stage
innovator, early adopter, early majority, late majority, laggard
awareness, interest, evaluation, trial, adoption
idea generation, idea screening, concept testing, test marketing, commercialisation
manufacturer's brand, private brand, generic brand, co-brand
brand equity, brand loyalty, brand extension, brand image
line extension, brand extension, multibrand, new brand
product mix, product line, product item, product width
skimming pricing, penetration pricing, cost-plus pricing, competition-based pricing, psychological pricing
price skimming, price penetration, price discrimination, price bundling
intensive distribution, selective distribution, exclusive distribution, direct distribution
wholesaler, retailer, agent, broker
department store, supermarket, discount store, speciality store
vertical marketing system, horizontal marketing system, multichannel distribution, conventional channel
advertising, sales promotion, personal selling, public relations, direct marketing
push strategy, pull strategy, skimming strategy, penetration strategy
informative advertising, persuasive advertising, reminder advertising, comparative advertising
prospecting, presentation, handling objections, closing
intangibility, inseparability, variability, perishability
exploratory research, descriptive research, causal research, secondary research
initiator, influencer, decider, buyer, user
complex buying behaviour, habitual buying behaviour, variety-seeking buying behaviour, dissonance-reducing buying behaviour
straight rebuy, modified rebuy, new task, systems buying
selective attention, selective distortion, selective retention, selective exposure
exporting, licensing, franchising, joint venture, direct investment
sole trader, partnership, limited company, franchise
seed capital, venture capital, angel investment, crowdfunding
bootstrapping, venture capital, bank loan, trade credit
sensitivity analysis, break-even analysis, feasibility study, business plan
opportunity entrepreneur, necessity entrepreneur, social entrepreneur, corporate entrepreneur
incremental innovation, radical innovation, disruptive innovation, architectural innovation
threat of new entrants, bargaining power of buyers, bargaining power of suppliers, threat of substitutes
political factor, economic factor, social factor, technological factor
inbound logistics, operations, outbound logistics, marketing and sales
corporate social responsibility, corporate governance, business ethics, stakeholder management
friendly takeover, hostile takeover, merger, joint venture
absenteeism, labour turnover, presenteeism, grievance
interpersonal role, informational role, decisional role, technical role
shareholder, creditor, director, auditor
360-degree feedback, behaviourally anchored rating scale, graphic rating scale, essay method, forced-choice method
acquired needs theory, hierarchy of needs theory, two-factor theory, ERG theory
Maslow's hierarchy of needs, Herzberg's two-factor theory, Vroom's expectancy theory, Adams's equity theory
administrative management, scientific management, bureaucratic management, human relations approach
administrative management, scientific management, strategic management, operations management
quantitative approach, behavioural approach, systems approach, contingency approach
affordable method, percentage-of-sales method, competitive-parity method, objective-and-task method
trade-in allowance, cash discount, functional discount, seasonal discount, quantity discount
autocratic leader, democratic leader, laissez-faire leader, charismatic leader
consideration, initiating structure, concern for people, concern for production
managerial grid, path-goal theory, Fiedler's contingency model, situational leadership theory
directive leadership, supportive leadership, participative leadership, achievement-oriented leadership
Fiedler's contingency model, Vroom-Yetton model, Hersey-Blanchard model, leader-member exchange theory
BCG matrix, GE matrix, Ansoff matrix, SWOT analysis
SWOT analysis, PEST analysis, value chain analysis, gap analysis, portfolio analysis
Porter's five forces, PEST analysis, BCG matrix, balanced scorecard
brand name, trade mark, brand image, brand personality
break-even pricing, target-return pricing, value-based pricing, going-rate pricing
product line pricing, captive-product pricing, by-product pricing, product bundle pricing, optional-product pricing
market-skimming pricing, market-penetration pricing, value-based pricing, cost-plus pricing
dynamic pricing, promotional pricing, psychological pricing, geographical pricing
FOB-origin pricing, uniform-delivered pricing, zone pricing, basing-point pricing
reference price, list price, discount price, market price
business market, consumer market, reseller market, government market
business analysis, concept testing, idea screening, test marketing
corporate-level strategy, business-level strategy, functional-level strategy, international strategy
corporate strategy, business strategy, functional strategy, operational plan
multidomestic strategy, global strategy, transnational strategy, international strategy
buying centre, marketing channel, target market, reference group
opinion leader, gatekeeper, influencer, early adopter
gatekeeper, initiator, decider, influencer
category killer, convenience store, hypermarket, department store, warehouse club
chain of command, span of control, division of work, departmentalisation
change agent, change sponsor, change target, change champion
channel conflict, channel length, channel power, channel captain
horizontal conflict, vertical conflict, line-staff conflict, role conflict
functional conflict, dysfunctional conflict, role conflict, interpersonal conflict
task conflict, relationship conflict, process conflict, role conflict
co-branding, licensing, family branding, private labelling
private label, national brand, licensed brand, generic brand
national brand, store brand, family brand, co-brand
consumer product, industrial product, service product, social product
convenience product, shopping product, speciality product, unsought product
raw material, component part, installation, accessory equipment, operating supply
consumerism, environmentalism, protectionism, materialism
core competence, competitive advantage, distinctive capability, critical success factor
sole proprietorship, partnership, corporation, cooperative
coupon, rebate, premium, price pack, contest
consumer promotion, trade promotion, sales force promotion, business promotion
customer relationship management, supply chain management, enterprise resource planning, knowledge management
customer value, customer satisfaction, customer equity, customer loyalty
customer lifetime value, customer equity, share of customer, market share
problem recognition, information search, evaluation of alternatives, purchase decision, post-purchase behaviour
encoding, decoding, feedback, noise
filtering, selective perception, information overload, semantic barrier
semantic barrier, physical barrier, psychological barrier, organisational barrier
demarketing, remarketing, synchromarketing, conversional marketing
viral marketing, guerrilla marketing, social marketing, green marketing, relationship marketing
niche marketing, mass marketing, differentiated marketing, local marketing
internal marketing, interactive marketing, external marketing, social marketing
direct marketing channel, indirect marketing channel, horizontal marketing system, conventional distribution channel
disintermediation, vertical integration, outsourcing, franchising
distributive bargaining, integrative bargaining, attitudinal structuring, intraorganisational bargaining
downsizing, delayering, outsourcing, restructuring
layoff, redundancy, retirement, termination for cause
flexitime, telecommuting, job sharing, compressed workweek
ethnocentric approach, polycentric approach, geocentric approach, regiocentric approach
parochialism, ethnocentrism, polycentrism, geocentrism
escalation of commitment, groupthink, anchoring bias, overconfidence bias
top manager, middle manager, first-line manager, team leader
top-level manager, middle-level manager, first-line manager, functional manager
tall structure, flat structure, matrix structure, network structure
mechanistic organisation, organic organisation, virtual organisation, learning organisation
mechanistic structure, organic structure, matrix structure, virtual structure
formalisation, specialisation, centralisation, departmentalisation
complexity, formalisation, centralisation, standardisation
formal group, informal group, task force, standing committee
command group, task group, interest group, friendship group
group cohesiveness, group norm, group size, group polarisation
self-managed team, cross-functional team, problem-solving team, virtual team
role ambiguity, role conflict, role overload, role underload
fringe benefit, basic salary, profit sharing, commission
halo effect, contrast effect, leniency error, similarity error
general environment, task environment, internal environment, physical environment
single-use plan, standing plan, contingency plan, strategic plan
human resource planning, recruitment, selection, performance appraisal
human resource management, financial management, marketing management, production management
job characteristics model, two-factor theory, equity theory, goal-setting theory
skill variety, task identity, task significance, autonomy, feedback
job design, job analysis, job evaluation, job posting
job shop, assembly line, continuous process, project production
upward communication, downward communication, lateral communication, diagonal communication
intrapreneurship, social entrepreneurship, franchising, small business ownership
market leader, market challenger, market follower, market nicher
frontal attack, flank attack, encirclement attack, bypass attack, guerrilla attack
market segmentation, market targeting, market positioning, market research
market share, market potential, market size, market growth rate
marketing mix, promotion mix, product mix, communication mix
marketing myopia, marketing audit, marketing plan, marketing intelligence
marketing research, marketing intelligence, internal record, marketing decision support system
marketing logistics, order processing, warehousing, inventory management
integrated marketing communications, relationship marketing, personal selling, database marketing
merchant wholesaler, manufacturer's agent, broker, drop shipper
full-service wholesaler, cash-and-carry wholesaler, truck wholesaler, rack jobber
new product development, product modification, product elimination, product standardisation
operations research, systems theory, organisational behaviour, industrial engineering
organisational culture, organisational structure, organisational climate, organisational development
organisational change, organisational design, organisational behaviour, organisational culture
packaging, labelling, branding, product support service
PERT, critical path method, Gantt chart, linear programming
product line length, product mix width, product line depth, product mix consistency
publicity, advertising, personal selling, sales promotion
reach, frequency, impact, gross rating point
rebate, quantity discount, trade-in allowance, loyalty bonus
resistance to change, organisational inertia, groupthink, role conflict
risk, uncertainty, certainty, ambiguity
six sigma, total quality management, lean manufacturing, business process re-engineering
time-and-motion study, work sampling, method study, work measurement
method study, work measurement, job evaluation, merit rating
supply chain management, logistics management, inventory management, materials management
order taker, order getter, missionary salesperson, technical salesperson
approach, presentation, closing, follow-up, prospecting
social class, reference group, family, culture
motivation, perception, learning, attitude
personality, attitude, perception, motivation
group decision making, individual decision making, consensus decision making, intuitive decision making
word-of-mouth, advertising, publicity, direct mail
online marketing, telemarketing, direct mail, kiosk marketing
affiliate marketing, content marketing, influencer marketing, search engine marketing, permission marketing
ambush marketing, event marketing, cause-related marketing, guerrilla marketing
product placement, sponsorship, press release, advertorial
aggregate planning, capacity planning, material requirements planning, master production schedule
assessment centre, structured interview, aptitude test, reference check
realistic job preview, job posting, headhunting, outplacement
succession planning, career planning, training needs analysis, performance appraisal
mentoring, coaching, apprenticeship, job rotation
sensitivity training, team building, survey feedback, process consultation
force field analysis, role negotiation, sensitivity training, survey feedback
blue ocean strategy, cost leadership strategy, focus strategy, turnaround strategy
related diversification, unrelated diversification, vertical integration, market penetration
strategic intent, strategic group, strategic alliance, strategic control
strategic intent, core competence, dynamic capability, mission statement
resource-based view, agency theory, stakeholder theory, industrial organisation view
environmental scanning, competitive intelligence, benchmarking, forecasting
divestment, liquidation, turnaround, retrenchment
outsourcing, offshoring, downsizing, reengineering
tacit knowledge, explicit knowledge, embedded knowledge, shared knowledge
intellectual capital, financial capital, social capital, physical capital
organisational learning, knowledge management, organisational memory, organisational change
power distance, uncertainty avoidance, individualism, long-term orientation
masculinity, power distance, uncertainty avoidance, indulgence
utilitarian approach, moral rights approach, justice approach, individualism approach
whistleblowing, insider trading, bribery, conflict of interest
code of ethics, mission statement, employee handbook, job description
job satisfaction, organisational commitment, organisational citizenship behaviour, job involvement
psychological contract, collective agreement, employment contract, service agreement
person-job fit, person-organisation fit, job crafting, work-life balance
quality of work life, quality circle, work-life balance, job security
empowerment, delegation, participation, decentralisation
merit pay, piece-rate pay, gainsharing, profit sharing, stock option
cafeteria benefits, statutory benefits, performance bonus, hourly wage
key performance indicator, critical success factor, balanced scorecard, benchmark
total productive maintenance, poka-yoke, kanban, kaizen, single-minute exchange of die
bullwhip effect, bottleneck, stock-out, lead time
vendor-managed inventory, cross-docking, third-party logistics, just-in-time delivery
line balancing, work measurement, job sequencing, facility layout
ergonomics, method study, time study, work sampling
statistical process control, acceptance sampling, quality function deployment, total quality management
perceptual map, product life cycle curve, BCG matrix, service blueprint
unique selling proposition, brand personality, brand promise, brand positioning
customer journey, touchpoint, moment of truth, customer lifetime value
churn rate, conversion rate, click-through rate, bounce rate
net promoter score, customer satisfaction index, churn rate, share of wallet
conjoint analysis, cluster analysis, factor analysis, regression analysis
mystery shopping, ethnographic research, focus group, telephone survey
word association, sentence completion, thematic apperception, role playing
Likert scale, semantic differential scale, Stapel scale, Thurstone scale
omnichannel retailing, franchising, multi-level marketing, vending
price lining, odd pricing, prestige pricing, loss leader pricing
everyday low pricing, high-low pricing, yield management, penetration pricing
loss leader, rebate, coupon, free sample
countertrade, grey market, dumping, licensing
servicescape, service blueprint, service recovery, service encounter
knowledge gap, standards gap, delivery gap, communication gap
reliability, assurance, empathy, responsiveness, tangibles
creative brief, media plan, storyboard, press kit
cost per thousand, gross rating point, reach, click-through rate
`;
