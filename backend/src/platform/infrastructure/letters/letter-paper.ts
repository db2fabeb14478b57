import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { site } from '#config/site.js';
import { legibleIn } from './legible.js';

const { resolve } = createRequire(import.meta.url);

/** Inter, whose licence (OFL) allows embedding; one file has Latin, Greek and Cyrillic letters. */
const FONTS = {
  regular: resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
} as const;

/** Only glyphs that both weights have. */
const legible = legibleIn(FONTS.regular);

// The site's colours, for print.
const INK = '#12202e';
const QUIET = '#4a5764';
const RULE = '#ddd6c7';

export const MARGIN = 56;
/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89 } as const;
const FOOT = 74;
export const RIGHT = PAGE.width - MARGIN;

const PARAGRAPH_LINE = 15;

interface TextStyle {
  readonly size?: number;
  readonly weight?: keyof typeof FONTS;
  readonly isQuiet?: boolean;
  /** Right-aligned: x is where the text ends. */
  readonly isRight?: boolean;
}

const TITLE = { size: 15, weight: 'bold' } as const satisfies TextStyle;

/** A letter from the firm: its letterhead on the first page, the legal details at the foot of each. */
export class LetterPaper {
  private readonly document: PDFKit.PDFDocument;
  private readonly pieces: Buffer[] = [];
  /** From the top of the page. */
  y = MARGIN;

  /** `at` is the letter's own time: the same letter always has the same bytes. */
  constructor(title: string, at: Date) {
    this.document = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'en-GB',
      displayTitle: true,
      font: FONTS.regular,
      info: { Title: title, Author: site.company.name, CreationDate: at },
    });
    this.document.on('data', (piece: Buffer) => this.pieces.push(piece));
    this.head();
  }

  /** One line; does not move y. */
  text(text: string, x: number, style: TextStyle = {}): void {
    const at = style.isRight ? x - this.widthOf(text, style) : x;
    this.use(style).text(legible(text), at, this.y, { lineBreak: false });
  }

  /** Wraps a text to a width; breaks words that are wider. */
  linesOf(text: string, width: number, style: TextStyle = {}): readonly string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/).flatMap((one) => this.partsOf(one, width, style))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && this.widthOf(longer, style) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }

  lines(lines: readonly string[], x: number, height: number, style: TextStyle = {}): void {
    for (const line of lines) {
      this.text(line, x, style);
      this.y += height;
    }
  }

  /** The addressee. */
  address(lines: readonly string[]): void {
    this.wrapped(lines, 14);
    this.y += 30;
  }

  /** The title, with reference and date below. */
  title(title: string, facts: readonly string[]): void {
    this.lines(this.linesOf(title, RIGHT - MARGIN, TITLE), MARGIN, 24, TITLE);
    this.wrapped(facts, 14, { isQuiet: true });
    this.y += 14;
  }

  /** Wraps each text to the page's width. */
  wrapped(texts: readonly string[], height: number, style: TextStyle = {}): void {
    const lines = texts.flatMap((text) => this.linesOf(text, RIGHT - MARGIN, style));
    this.makeRoom(height * lines.length);
    this.lines(lines, MARGIN, height, style);
  }

  /** Line breaks within a paragraph stay. */
  paragraphs(paragraphs: readonly string[]): void {
    const style = { size: 10.5 } as const;
    for (const paragraph of paragraphs) {
      const lines = paragraph.split('\n').flatMap((line) => this.linesOf(line, RIGHT - MARGIN, style));
      for (const line of lines) {
        this.makeRoom(PARAGRAPH_LINE);
        this.lines([line], MARGIN, PARAGRAPH_LINE, style);
      }
      this.y += 9;
    }
  }

  rule(): void {
    this.document.moveTo(MARGIN, this.y).lineTo(RIGHT, this.y).lineWidth(0.6).stroke(RULE);
  }

  /** Starts a new page unless this height fits above the foot. */
  makeRoom(height: number): boolean {
    if (this.y + height <= PAGE.height - FOOT) return true;
    this.document.addPage();
    this.y = MARGIN;
    return false;
  }

  async finished(): Promise<Uint8Array> {
    const { count } = this.document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.document.switchToPage(page);
      this.foot(count > 1 ? `Page ${page + 1} of ${count}` : '');
    }
    const ended = new Promise<void>((done) => this.document.on('end', done));
    this.document.end();
    await ended;
    return Buffer.concat(this.pieces);
  }

  private head(): void {
    const { brand, office, phone, email } = site;
    this.text(brand, MARGIN, { size: 17, weight: 'bold' });
    const details = [office.street, `${office.town} ${office.postcode}`, phone.shown, email];
    this.y -= 1;
    for (const detail of details) {
      this.text(detail, RIGHT, { size: 8.5, isQuiet: true, isRight: true });
      this.y += 12;
    }
    this.y += 8;
    this.rule();
    this.y += 28;
  }

  private foot(page: string): void {
    const { name, number, registeredOffice, vatNumber } = site.company;
    this.y = PAGE.height - FOOT + 22;
    this.rule();
    this.y += 8;
    const legal = [`${name}. Registered number ${number}. Registered office: ${registeredOffice}.`];
    if (vatNumber) legal.push(`VAT number ${vatNumber}.`);
    this.text(legal.join(' '), MARGIN, { size: 7.5, isQuiet: true });
    this.text(page, RIGHT, { size: 7.5, isQuiet: true, isRight: true });
  }

  private use({ size = 9.5, weight = 'regular', isQuiet = false }: TextStyle): PDFKit.PDFDocument {
    return this.document
      .font(FONTS[weight])
      .fontSize(size)
      .fillColor(isQuiet ? QUIET : INK);
  }

  /** Splits a word into parts that fit a width; one part if it fits. */
  private partsOf(word: string, width: number, style: TextStyle): readonly string[] {
    if (this.widthOf(word, style) <= width) return [word];
    const parts = [''];
    for (const letter of word) {
      const longer = `${parts.at(-1)}${letter}`;
      if (this.widthOf(longer, style) > width) parts.push(letter);
      else parts[parts.length - 1] = longer;
    }
    return parts;
  }

  private widthOf(text: string, style: TextStyle): number {
    return this.use(style).widthOfString(legible(text));
  }
}
