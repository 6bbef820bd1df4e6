/** Further families of terms of computing: programs, systems, networks and databases; see ../term-families.ts. */
export const PROGRAMS_AND_SYSTEMS = `
write-through, write-back, write-around, write-allocate
cache coherence, memory interleaving, virtual addressing, bus arbitration
bus arbitration, bus contention, bus snooping, bus mastering
daisy chaining, polling, independent requesting, round-robin arbitration
register renaming, speculative execution, branch prediction, out-of-order execution
branch delay slot, pipeline stall, operand forwarding, branch prediction
instruction-level parallelism, thread-level parallelism, data-level parallelism, request-level parallelism
big-endian, little-endian, sign-magnitude, two's complement
BIOS, bootloader, kernel, device driver
interrupt handler, interrupt vector, interrupt mask, interrupt request
hardware interrupt, software interrupt, maskable interrupt, non-maskable interrupt
device controller, device driver, interrupt controller, host adapter
plotter, scanner, printer, projector
implicit conversion, explicit conversion, type checking, type inference
type conversion, type inference, type checking, type declaration
short-circuit evaluation, lazy evaluation, eager evaluation, constant folding
operator precedence, operator associativity, operator overloading, operator arity
null pointer, dangling pointer, void pointer, function pointer
stack frame, call stack, heap segment, code segment
tail recursion, mutual recursion, indirect recursion, tree recursion
tail recursion, head recursion, mutual recursion, nested recursion
iterator, generator, decorator, coroutine
virtual function, friend function, inline function, recursive function
virtual function, static function, inline function, constructor
dynamic binding, static binding, operator overloading, data hiding
copy constructor, default constructor, destructor, assignment operator
shallow copy, deep copy, reference assignment, move operation
precondition, postcondition, invariant, assertion
loop invariant, precondition, postcondition, variant
namespace, package, class, library
mixin, abstract class, interface, generic class
dependency injection, service locator, factory method, observer
binary heap, Fibonacci heap, binomial heap, leftist heap
segment tree, Fenwick tree, splay tree, B-tree
splay tree, treap, AVL tree, red-black tree
Bloom filter, hash table, skip list, trie
disjoint-set, priority queue, hash table, adjacency list
open addressing, separate chaining, rehashing, universal hashing
strongly connected component, articulation point, bridge, spanning tree
cut vertex, cut edge, isolated vertex, pendant vertex
stable sort, in-place sort, external sort, adaptive sort
approximation algorithm, randomised algorithm, exact algorithm, heuristic algorithm
Knuth-Morris-Pratt algorithm, Boyer-Moore algorithm, Rabin-Karp algorithm, Aho-Corasick algorithm
zombie process, orphan process, daemon process, init process
aging, priority inversion, starvation, convoy effect
time quantum, burst time, arrival time, waiting time
copy-on-write, demand paging, memory mapping, prefetching
spinlock, mutex, semaphore, barrier
journaling, defragmentation, disk formatting, disk partitioning
hard link, symbolic link, mount point, device file
access control list, capability list, access matrix, password file
sandbox, honeypot, firewall, proxy server
rootkit, keylogger, botnet, adware
privilege escalation, buffer overflow, code injection, session hijacking
two-factor authentication, single sign-on, biometric authentication, password authentication
certificate authority, registration authority, key distribution centre, identity provider
Diffie-Hellman key exchange, RSA algorithm, digital signature algorithm, elliptic-curve encryption
session key, public key, private key, master key
WEP, WPA, TLS, IPsec
IPv4, IPv6, ICMP, IGMP
OSPF, RIP, BGP, EIGRP
border gateway protocol, open shortest path first, routing information protocol, address resolution protocol
interior gateway protocol, exterior gateway protocol, transport protocol, application protocol
autonomous system, subnet, broadcast domain, collision domain
time to live, maximum transmission unit, window size, sequence number
retransmission timeout, round-trip time, propagation delay, keep-alive interval
silly window syndrome, congestion collapse, broadcast storm, routing loop
hidden terminal problem, exposed terminal problem, count-to-infinity problem, two-army problem
handoff, roaming, paging, cell splitting
top-level domain, second-level domain, subdomain, host name
root name server, authoritative name server, recursive resolver, DHCP server
load balancer, reverse proxy, content delivery network, web cache
hash join, nested-loop join, sort-merge join, semi-join
clustered index, hash index, bitmap index, B+ tree index
materialised view, temporary table, stored procedure, index
correlated subquery, scalar subquery, nested query, set operation
GROUP BY clause, WHERE clause, ORDER BY clause, HAVING clause
aggregate function, scalar function, window function, stored procedure
domain constraint, key constraint, check constraint, referential constraint
not null constraint, unique constraint, check constraint, default constraint
cascade delete, set null, restrict delete, set default
eventual consistency, strong consistency, causal consistency, sequential consistency
vector clock, Lamport timestamp, physical clock, version number
extraction, transformation, loading, cleansing
object-relational mapping, query optimisation, data migration, schema evolution
facade pattern, adapter pattern, proxy pattern, bridge pattern
strategy pattern, observer pattern, command pattern, visitor pattern
builder pattern, prototype pattern, singleton pattern, abstract factory pattern
code smell, design pattern, anti-pattern, coding standard
error, fault, failure, incident
baseline, milestone, deliverable, change request
traceability matrix, test plan, risk register, defect log
mutation testing, fuzz testing, exploratory testing, regression testing
test-driven development, behaviour-driven development, feature-driven development, model-driven development
DevOps, waterfall development, incremental development, evolutionary prototyping
Kanban board, burndown chart, Gantt chart, cumulative flow diagram
velocity, lead time, cycle time, work in progress
evolutionary prototype, throwaway prototype, paper prototype, wireframe
direct manipulation, menu selection, command language, form fill-in
open system, closed system, deterministic system, probabilistic system
mainframe computer, minicomputer, microcomputer, supercomputer
first-generation computer, second-generation computer, third-generation computer, fourth-generation computer
analogue computer, digital computer, hybrid computer, quantum computer
general-purpose computer, special-purpose computer, embedded computer, hybrid computer
vacuum tube, transistor, integrated circuit, microprocessor
Charles Babbage, Ada Lovelace, Herman Hollerith, John von Neumann, Alan Turing
impact printer, laser printer, inkjet printer, thermal printer
optical mark recognition, optical character recognition, magnetic ink character recognition, bar code reading
sequential access, random access, indexed sequential access, direct access
serial file, sequential file, random file, indexed sequential file
master file, transaction file, reference file, backup file
validation check, range check, presence check, format check, check digit
`;
