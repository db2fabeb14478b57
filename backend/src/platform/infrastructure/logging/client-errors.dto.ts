import { OptionalText, RequiredText } from '../http/dto/text.js';

export class ClientErrorRequest {
  @RequiredText({
    max: 300,
    shape: 'multi-line',
    example: 'TypeError: Cannot read properties of undefined',
    description: 'The name of the error and what it says, cut',
  })
  readonly message: string;

  @RequiredText({ max: 200, example: '/contact', description: 'The path of the page, without its query' })
  readonly page: string;

  @OptionalText({
    max: 2_000,
    shape: 'multi-line',
    example: 'at send (/assets/contact-page-Bx7dfs12.js:1:2345)',
    description: 'Where it happened in the code',
  })
  readonly stack?: string;
}
