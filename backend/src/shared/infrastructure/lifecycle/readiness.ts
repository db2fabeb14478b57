/** Whether this process still wants new work. */
export class Readiness {
  private stopping = false;

  get isStopping(): boolean {
    return this.stopping;
  }

  /** From now on the process asks for no new work; what is under way goes on. */
  stop(): void {
    this.stopping = true;
  }
}
