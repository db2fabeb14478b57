import { OptionalText, RequiredText } from '../http/dto/text.js';

export class ClientErrorRequest {
  @RequiredText({
    max: 300,
    shape: 'multi-line',
    example: 'TypeError: Cannot read properties of undefined',
    description: 'Name and message of the error, shortened',
  })
  readonly message: string;

  @RequiredText({ max: 200, example: '/contact', description: 'Path of the page, without its query string' })
  readonly page: string;

  @OptionalText({
    max: 2_000,
    shape: 'multi-line',
    example: 'at send (/assets/contact-page-Bx7dfs12.js:1:2345)',
    description: 'Stack trace',
  })
  readonly stack?: string;
}
