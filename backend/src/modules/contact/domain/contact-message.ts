/** A visitor's message, as typed. */
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
  /** When staff handled it; null if open. */
  handledAt: Date | null = null;
  /** The admin's id. */
  handledBy: string | null = null;

  private constructor(id: string, { name, email, phone, message }: Words, at: Date) {
    this.id = id;
    this.name = name;
    this.email = email;
    this.phone = phone;
    this.message = message;
    this.createdAt = at;
  }

  /** False if it was handled already: the first handler stays. */
  markHandled(by: string, at: Date): boolean {
    if (this.handledAt) return false;
    this.handledAt = at;
    this.handledBy = by;
    return true;
  }

  /** False if it is open already. */
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
