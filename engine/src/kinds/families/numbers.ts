/** Families of terms of mathematics and statistics; see ../term-families.ts. */
export const NUMBERS = `
prime number, composite number, perfect number, square number
union, intersection, complement, difference
empty set, universal set, power set, singleton set
subset, superset, disjoint set, power set
reflexive relation, symmetric relation, transitive relation, antisymmetric relation
domain, range, codomain, image
injective function, surjective function, bijective function, constant function
one-to-one function, onto function, inverse function, composite function
even function, odd function, periodic function, monotonic function
linear function, quadratic function, cubic function, exponential function, logarithmic function
commutative law, associative law, distributive law, identity law
arithmetic progression, geometric progression, harmonic progression, Fibonacci sequence
arithmetic series, geometric series, harmonic series, power series
ratio test, root test, comparison test, integral test, alternating series test
permutation, combination, factorial, binomial coefficient
mathematical induction, proof by contradiction, direct proof, proof by contrapositive
axiom, theorem, lemma, corollary, conjecture
remainder theorem, factor theorem, binomial theorem, rational root theorem
discriminant, coefficient, root, degree
real part, imaginary part, modulus, argument
symmetric matrix, skew-symmetric matrix, orthogonal matrix, singular matrix
determinant, trace, rank, inverse
transpose, inverse, adjoint, cofactor
eigenvalue, eigenvector, characteristic polynomial, determinant
Gaussian elimination, Cramer's rule, matrix inversion, LU decomposition
row echelon form, reduced row echelon form, augmented matrix, coefficient matrix
vector space, subspace, basis, dimension
linear independence, linear dependence, span, basis
kernel, image, rank, nullity
dot product, cross product, scalar triple product, vector triple product
group, ring, field, vector space
closure, associativity, identity, inverse
homomorphism, isomorphism, automorphism, endomorphism
circle, ellipse, parabola, hyperbola
focus, directrix, eccentricity, vertex
chord, tangent, secant, diameter
acute angle, obtuse angle, reflex angle, right angle
complementary angles, supplementary angles, vertically opposite angles, corresponding angles
equilateral triangle, isosceles triangle, scalene triangle, right-angled triangle
centroid, orthocentre, circumcentre, incentre
median, altitude, angle bisector, perpendicular bisector
sine rule, cosine rule, tangent rule, Pythagoras' theorem
limit, continuity, differentiability, integrability
removable discontinuity, jump discontinuity, infinite discontinuity, oscillating discontinuity
derivative, differential, integral, limit
product rule, quotient rule, chain rule, power rule
Rolle's theorem, mean value theorem, intermediate value theorem, extreme value theorem
first derivative test, second derivative test, chain rule, implicit differentiation
integration by parts, integration by substitution, partial fractions, trigonometric substitution
definite integral, indefinite integral, improper integral, double integral
trapezoidal rule, Simpson's rule, midpoint rule, rectangle rule
Newton-Raphson method, bisection method, secant method, fixed-point iteration
Euler's method, Runge-Kutta method, predictor-corrector method, Taylor series method
Jacobi method, Gauss-Seidel method, successive over-relaxation, conjugate gradient method
rounding error, truncation error, absolute error, relative error, percentage error
gradient, divergence, curl, Laplacian
line integral, surface integral, volume integral, double integral
Green's theorem, Stokes' theorem, divergence theorem, fundamental theorem of calculus
separable equation, homogeneous equation, exact equation, linear equation
ordinary differential equation, partial differential equation, difference equation, integral equation
order, degree, linearity, homogeneity
general solution, particular solution, singular solution, complementary function
Laplace transform, Fourier transform, z-transform, Hankel transform
elliptic equation, parabolic equation, hyperbolic equation, mixed equation
Taylor series, Maclaurin series, Fourier series, Laurent series
mean, median, mode, midrange
arithmetic mean, geometric mean, harmonic mean, weighted mean
range, variance, standard deviation, interquartile range, mean deviation
quartile, decile, percentile, median
skewness, kurtosis, dispersion, central tendency
positive skew, negative skew, symmetric distribution, bimodal distribution
leptokurtic distribution, mesokurtic distribution, platykurtic distribution, uniform distribution
histogram, bar chart, pie chart, frequency polygon, ogive
stem-and-leaf plot, box plot, scatter diagram, histogram
qualitative variable, quantitative variable, discrete variable, continuous variable
nominal scale, ordinal scale, interval scale, ratio scale
primary data, secondary data, cross-sectional data, time series data
population, sample, parameter, statistic
simple random sampling, systematic sampling, stratified sampling, cluster sampling, multistage sampling
convenience sampling, purposive sampling, quota sampling, snowball sampling
sampling error, non-sampling error, selection bias, response bias
sampling frame, sampling unit, sample size, sampling fraction
mutually exclusive events, independent events, exhaustive events, complementary events
addition rule, multiplication rule, Bayes' theorem, complement rule
conditional probability, joint probability, marginal probability, prior probability
prior probability, posterior probability, likelihood, evidence
classical probability, empirical probability, subjective probability, axiomatic probability
sample space, event, outcome, experiment
probability mass function, probability density function, cumulative distribution function, moment generating function
binomial distribution, Poisson distribution, geometric distribution, hypergeometric distribution
normal distribution, exponential distribution, gamma distribution, uniform distribution, beta distribution
t distribution, chi-squared distribution, F distribution, standard normal distribution
expected value, variance, covariance, moment
central limit theorem, law of large numbers, Chebyshev's inequality, Markov's inequality
unbiasedness, consistency, efficiency, sufficiency
method of moments, maximum likelihood, least squares, Bayesian estimation
null hypothesis, alternative hypothesis, simple hypothesis, composite hypothesis
type I error, type II error, sampling error, standard error
significance level, power of a test, p-value, confidence level
critical value, test statistic, p-value, degrees of freedom
one-tailed test, two-tailed test, paired test, goodness-of-fit test
z test, t test, chi-squared test, F test
paired t test, two-sample t test, one-sample t test, Welch's t test
Mann-Whitney U test, Wilcoxon signed-rank test, Kruskal-Wallis test, Friedman test
one-way analysis of variance, two-way analysis of variance, analysis of covariance, multivariate analysis of variance
completely randomised design, randomised block design, Latin square design, factorial design
replication, randomisation, local control, blocking
correlation coefficient, regression coefficient, coefficient of determination, coefficient of variation
Pearson's correlation, Spearman's rank correlation, Kendall's tau, partial correlation
multicollinearity, heteroscedasticity, autocorrelation, non-normality
explanatory variable, response variable, dummy variable, lurking variable
secular trend, seasonal variation, cyclical variation, irregular variation
moving average method, least squares method, semi-average method, freehand method
Laspeyres index, Paasche index, Fisher index, Marshall-Edgeworth index
simple index, composite index, price index, quantity index
objective function, constraint, decision variable, feasible region
simplex method, graphical method, transportation method, assignment method
north-west corner rule, least cost method, Vogel's approximation method, stepping stone method
saddle point, pure strategy, mixed strategy, payoff matrix
critical path, float, activity, event
Markov chain, queueing theory, game theory, inventory theory
maximax criterion, maximin criterion, minimax regret criterion, Laplace criterion, Hurwicz criterion
rational number, irrational number, imaginary number, transcendental number
natural number, negative integer, irrational number, imaginary number
integer, proper fraction, irrational number, imaginary number
complex number, quaternion, vector, matrix
row matrix, column matrix, square matrix, augmented matrix
identity matrix, skew-symmetric matrix, nilpotent matrix, idempotent matrix
upper triangular matrix, lower triangular matrix, skew-symmetric matrix, permutation matrix
diagonal matrix, skew-symmetric matrix, singular matrix, zero matrix
Hermitian matrix, skew-Hermitian matrix, unitary matrix, nilpotent matrix
Hessian matrix, Jacobian matrix, transition matrix, adjacency matrix
Hessian, Jacobian, Wronskian, Laplacian
local maximum, local minimum, point of inflection, saddle point
inflection point, saddle point, local maximum, local minimum
critical point, point of inflection, point of discontinuity, end point
point estimate, confidence interval, margin of error, standard error
abelian group, non-abelian group, free group, simple group
abelian group, symmetric group, dihedral group, alternating group
permutation group, matrix group, quotient group, free group
coset, conjugacy class, centre of a group, normaliser
centraliser, normaliser, commutator subgroup, stabiliser
ideal, subring, unit, zero divisor
principal ideal, prime ideal, maximal ideal, zero ideal
Lagrange's theorem, Cayley's theorem, Cauchy's theorem, Sylow's theorem
Cayley-Hamilton theorem, rank-nullity theorem, spectral theorem, Cayley's theorem
De Moivre's theorem, binomial theorem, factor theorem, fundamental theorem of algebra
identity element, inverse element, zero divisor, idempotent element
binary operation, unary operation, equivalence relation, partial order
equivalence relation, partial order, function, total order
partition, equivalence class, quotient set, power set
accumulation point, interior point, boundary point, isolated point
open set, closed set, compact set, connected set, dense set
countable set, uncountable set, finite set, empty set
metric space, topological space, vector space, measure space
Banach space, Hilbert space, Hausdorff space, Euclidean space
bounded sequence, monotonic sequence, Cauchy sequence, oscillating sequence
supremum, infimum, maximum, minimum
upper bound, lower bound, limit point, fixed point
limit superior, limit inferior, supremum, infimum
uniform continuity, pointwise continuity, Lipschitz continuity, absolute continuity
pointwise convergence, uniform convergence, absolute convergence, conditional convergence
Bolzano-Weierstrass theorem, Heine-Borel theorem, intermediate value theorem, Taylor's theorem
Cauchy-Riemann equations, Cauchy's integral formula, Liouville's theorem, residue theorem
removable singularity, pole, essential singularity, branch point
analytic function, harmonic function, entire function, meromorphic function
antiderivative, derivative, limit, Riemann sum
Riemann sum, partial sum, telescoping sum, infinite product
partial derivative, directional derivative, total derivative, second derivative
directional derivative, line integral, total differential, gradient
double integral, triple integral, line integral, surface integral
Lagrange multiplier, integrating factor, slack variable, scale factor
L'Hôpital's rule, Leibniz's rule, chain rule, Cramer's rule
implicit differentiation, logarithmic differentiation, parametric differentiation, partial differentiation
homogeneous equation, Bernoulli equation, exact equation, Riccati equation
Bernoulli equation, Cauchy-Euler equation, Bessel equation, Legendre equation
linear differential equation, separable differential equation, exact differential equation, Bernoulli differential equation
heat equation, wave equation, Laplace's equation, Schrödinger equation
Laplace's equation, Poisson's equation, heat equation, wave equation
initial value problem, boundary value problem, eigenvalue problem, inverse problem
Dirichlet condition, Neumann condition, Robin condition, Cauchy condition
method of undetermined coefficients, variation of parameters, separation of variables, reduction of order
complementary function, particular integral, auxiliary equation, integrating factor
characteristic equation, auxiliary polynomial, augmented matrix, null space
integrating factor, Wronskian, auxiliary equation, particular integral
complex conjugate, modulus, argument, reciprocal
concavity, monotonicity, continuity, differentiability
converse, inverse, contrapositive, negation
universal quantifier, existential quantifier, negation, conditional
planar graph, complete graph, bipartite graph, regular graph
Eulerian circuit, Hamiltonian cycle, spanning tree, cut set
chromatic number, degree of a vertex, girth, diameter
walk, trail, path, circuit
greatest common divisor, least common multiple, remainder, quotient
Euclidean algorithm, sieve of Eratosthenes, Chinese remainder theorem, Fermat's little theorem
Fermat's little theorem, Wilson's theorem, Euler's theorem, Chinese remainder theorem
inner product, outer product, norm, cross product
Gram-Schmidt process, Gaussian elimination, diagonalisation, LU decomposition
diagonalisation, orthogonalisation, row reduction, LU factorisation
linear combination, inner product, cross product, linear span
linear transformation, affine transformation, orthogonal projection, bilinear form
position vector, unit vector, zero vector, normal vector
unit vector, null vector, collinear vectors, coplanar vectors
logarithm, exponent, surd, factorial
surd, logarithm, fraction, index
polynomial, rational function, exponential function, trigonometric function
proper fraction, improper fraction, mixed number, partial fraction
radian, degree, gradian, steradian
radius of convergence, common ratio, common difference, nth term
common difference, common ratio, first term, partial sum
transportation problem, assignment problem, shortest route problem, travelling salesman problem
linear programming, integer programming, quadratic programming, dynamic programming
slack variable, surplus variable, artificial variable, basic variable
basic feasible solution, optimal solution, degenerate solution, infeasible solution
duality, sensitivity analysis, degeneracy, unboundedness
round-off error, truncation error, discretisation error, data error
forward difference, backward difference, central difference, divided difference
Lagrange interpolation, Newton's divided difference interpolation, spline interpolation, Hermite interpolation
descriptive statistics, inferential statistics, Bayesian statistics, vital statistics
frequency distribution, probability distribution, sampling distribution, cumulative frequency
absolute frequency, relative frequency, cumulative frequency, expected frequency
class interval, class mark, class boundary, class limit
Bernoulli distribution, Poisson distribution, geometric distribution, hypergeometric distribution
negative binomial distribution, Poisson distribution, hypergeometric distribution, multinomial distribution
Weibull distribution, Pareto distribution, Cauchy distribution, lognormal distribution
t-distribution, F-distribution, chi-square distribution, normal distribution
t-test, F-test, z-test, chi-square test
z-score, percentile rank, stanine, T-score
law of total probability, Bayes' theorem, addition rule, multiplication rule
goodness of fit test, test of independence, test of homogeneity, test of normality
sign test, runs test, median test, rank-sum test
Kolmogorov-Smirnov test, Shapiro-Wilk test, Levene's test, Durbin-Watson test
maximum likelihood estimation, method of moments estimation, least squares estimation, Bayesian estimation
Pearson correlation coefficient, Spearman rank correlation coefficient, Kendall rank correlation coefficient, point-biserial coefficient
simple linear regression, multiple linear regression, logistic regression, polynomial regression
simple regression, multiple regression, logistic regression, stepwise regression
regression line, trend line, ogive, scatter plot
residual, fitted value, outlier, leverage point
outlier, influential point, missing value, residual
exponential smoothing, moving average, linear trend, autoregression
index number, base period, price relative, weight
Fisher's ideal index, Laspeyres index, Paasche index, Dorbish-Bowley index
time reversal test, factor reversal test, circular test, unit test
experimental unit, treatment, block, replicate
stochastic process, deterministic process, random variable, time series
Markov process, Poisson process, Wiener process, branching process
transient state, recurrent state, absorbing state, periodic state
time series, cross section, panel, cohort
Duncan's multiple range test, Tukey's test, Scheffé's test, Bonferroni correction
convergent series, divergent series, oscillating series, finite series
alternating series, geometric series, telescoping series, power series
normal subgroup, cyclic group, quotient group, symmetric group
subgroup, coset, quotient group, direct product
field, division ring, polynomial ring, matrix ring
integral domain, division ring, quotient ring, matrix ring
absolute value function, floor function, signum function, identity function
piecewise function, step function, rational function, periodic function
vertical asymptote, horizontal asymptote, oblique asymptote, tangent line
algebraic number, transcendental number, surreal number, p-adic number
convergence in probability, convergence in distribution, almost sure convergence, convergence in mean
acceptance sampling, control chart, process capability, design of experiments
producer's risk, consumer's risk, average outgoing quality, acceptable quality level
operating characteristic curve, power curve, survival curve, Lorenz curve
arc length, area under a curve, volume of revolution, surface of revolution
disc method, shell method, washer method, cross-section method
autoregressive process, moving average process, random walk, white noise
ARIMA model, GARCH model, vector autoregression, exponential smoothing model
stationarity, seasonality, autocorrelation, heteroscedasticity
Bessel function, Legendre polynomial, Hermite polynomial, Laguerre polynomial
gamma function, beta function, error function, Bessel function
Heaviside function, Dirac delta function, sinc function, ramp function
birth-death process, Poisson process, branching process, renewal process
arrival rate, service rate, traffic intensity, queue discipline
joint distribution, marginal distribution, conditional distribution, sampling distribution
prior distribution, posterior distribution, likelihood function, sampling distribution
conjugate prior, improper prior, uniform prior, Jeffreys prior
confidence interval, credible interval, prediction interval, tolerance interval
bootstrap, jackknife, cross-validation, permutation test
branch cut, isolated singularity, contour, simple pole
Catalan number, Stirling number, Bell number, Fibonacci number
Rolle's theorem, Cauchy mean value theorem, Lagrange mean value theorem, Taylor's theorem
survival function, hazard function, likelihood function, distribution function
right censoring, left censoring, interval censoring, truncation
Kaplan-Meier estimator, log-rank test, Cox regression, life table method
LU decomposition, Cholesky decomposition, QR decomposition, singular value decomposition
null space, row space, column space, dual space
rectangular coordinates, polar coordinates, cylindrical coordinates, spherical coordinates
condition number, rate of convergence, order of accuracy, step size
conformal mapping, contour integration, analytic continuation, residue calculus
conservative vector field, solenoidal field, irrotational field, radial field
convolution, correlation, Laplace transform, Fourier transform
covariance matrix, correlation matrix, design matrix, transition matrix
Cramér-Rao lower bound, Chebyshev's inequality, Jensen's inequality, Cauchy-Schwarz inequality
Rao-Blackwell theorem, Neyman-Pearson lemma, Cramér-Rao inequality, Lehmann-Scheffé theorem
Fisher information, sufficient statistic, likelihood ratio, score function
likelihood ratio test, Wald test, score test, goodness-of-fit test
direct sum, direct product, quotient space, tensor product
orthonormal basis, standard basis, orthogonal complement, dual basis
principal component analysis, factor analysis, cluster analysis, discriminant analysis
Euclidean domain, Boolean ring, matrix ring, group ring
irreducible element, unit element, zero divisor, nilpotent element
Euler's totient function, Möbius function, divisor function, Legendre symbol
field extension, quotient ring, splitting field, polynomial ring
finite difference method, finite element method, finite volume method, boundary element method
first isomorphism theorem, Sylow theorem, Lagrange's theorem, Cayley's theorem
generating function, recurrence relation, closed formula, binomial identity
pigeonhole principle, well-ordering principle, inclusion-exclusion principle, induction principle
orbit, stabiliser, coset, conjugacy class
implicit function theorem, inverse function theorem, mean value theorem, divergence theorem
squeeze theorem, intermediate value theorem, extreme value theorem, mean value theorem
p-series, geometric series, telescoping series, alternating harmonic series
limit comparison test, ratio test, root test, Weierstrass M-test
interval of convergence, radius of curvature, domain of definition, region of integration
Jordan canonical form, row echelon form, rational canonical form, Smith normal form
minimal polynomial, characteristic polynomial, Legendre polynomial, Taylor polynomial
positive definite matrix, negative definite matrix, indefinite matrix, singular matrix
bilinear form, quadratic form, linear functional, inner product
Riemann integral, Lebesgue integral, Stieltjes integral, contour integral
sigma-algebra, topology, partition, filter
level curve, tangent plane, normal line, gradient vector
linear congruence, Diophantine equation, quadratic residue, primitive root
order statistic, sample mean, sample variance, sample median
ridge regression, lasso regression, logistic regression, Poisson regression
power method, Jacobi method, QR algorithm, Gauss-Seidel method
flux, circulation, divergence, work integral
left-hand limit, right-hand limit, limit at infinity, infinite limit
method of characteristics, separation of variables, Green's function method, D'Alembert's method
contraction mapping, homeomorphism, projection map, constant map
isometry, dilation, shear transformation, inversion
bounded linear operator, unbounded operator, projection operator, adjoint operator
linear approximation, quadratic approximation, Padé approximation, interpolation
`;
