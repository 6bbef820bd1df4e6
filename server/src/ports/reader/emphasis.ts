/** Collects the words of a paragraph that are set in bold or italics; programs cut them into pieces at will. */
export class EmphasisCollector {
  private stretches: string[] = [];
  private isOpen = false;

  add(text: string, isEmphasised: boolean): void {
    if (isEmphasised && this.isOpen) this.stretches[this.stretches.length - 1] += text;
    else if (isEmphasised) this.stretches.push(text);
    // A space between two emphasised words is often not emphasised itself.
    else if (this.isOpen && text === ' ') this.stretches[this.stretches.length - 1] += text;
    this.isOpen = isEmphasised || (this.isOpen && text === ' ');
  }

  /** What was collected, for the paragraph that ends here. */
  take(): string[] {
    const taken = this.stretches;
    this.stretches = [];
    this.isOpen = false;
    return taken;
  }
}
