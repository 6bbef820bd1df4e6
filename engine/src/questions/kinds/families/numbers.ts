/** Families of terms of mathematics and statistics; see ../term-families.ts. */
export const NUMBERS = `
natural number, whole number, integer, rational number, irrational number
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
convergent series, divergent series, alternating series, absolutely convergent series
ratio test, root test, comparison test, integral test, alternating series test
permutation, combination, factorial, binomial coefficient
mathematical induction, proof by contradiction, direct proof, proof by contrapositive
axiom, theorem, lemma, corollary, conjecture
remainder theorem, factor theorem, binomial theorem, rational root theorem
discriminant, coefficient, root, degree
real part, imaginary part, modulus, argument
row matrix, column matrix, square matrix, diagonal matrix, identity matrix
symmetric matrix, skew-symmetric matrix, orthogonal matrix, singular matrix
upper triangular matrix, lower triangular matrix, diagonal matrix, scalar matrix
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
subgroup, normal subgroup, cyclic group, quotient group
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
local maximum, local minimum, point of inflection, stationary point
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
point estimate, interval estimate, confidence interval, margin of error
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
`;
