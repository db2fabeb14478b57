/** What somebody wrote to the broker, as typed. */
export interface Words {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
}

/** A message from the contact form. */
export class ContactMessage implements Words {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
  readonly createdAt: Date;
  /** When somebody at the broker dealt with it; null until then. */
  handledAt: Date | null = null;
  /** Who that was: the admin's id. */
  handledBy: string | null = null;

  private constructor(id: string, { name, email, phone, message }: Words, at: Date) {
    this.id = id;
    this.name = name;
    this.email = email;
    this.phone = phone;
    this.message = message;
    this.createdAt = at;
  }

  /** False when somebody has dealt with it already: they keep the credit. */
  markHandled(by: string, at: Date): boolean {
    if (this.handledAt) return false;
    this.handledAt = at;
    this.handledBy = by;
    return true;
  }

  /** False when it is open as it is. */
  reopen(): boolean {
    if (!this.handledAt) return false;
    this.handledAt = null;
    this.handledBy = null;
    return true;
  }

  static send(id: string, words: Words, at: Date): ContactMessage {
    return new ContactMessage(id, words, at);
  }
}
