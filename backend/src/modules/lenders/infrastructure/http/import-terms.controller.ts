import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ImportTerms } from '../../application/import/words/import-terms.js';
import { DeleteImportTerm, AddImportTerm } from '../../application/import/words/add-import-term.js';
import { WORDS_OF_KIND } from '../../application/import/words/word-meanings.js';
import { ImportTermNotFound } from '../../domain/errors.js';
import { WORD_KINDS } from '../../domain/import-term.js';
import {
  ListImportTermsQuery,
  ImportTermResponse,
  TeachWordRequest,
  WordMeaningResponse,
} from './import-terms.dto.js';

@ApiTags('lenders')
@Access('admin')
@Controller('admin/taught-words')
export class ImportTermsController {
  constructor(
    private readonly importTerms: ImportTerms,
    private readonly addImportTerm: AddImportTerm,
    private readonly deleteImportTerm: DeleteImportTerm,
  ) {}

  @Get()
  @ApiList('List saved import terms', ImportTermResponse)
  async listImportTerms(@Query() query: ListImportTermsQuery): Promise<ListAnswer<ImportTermResponse>> {
    return { request: query, page: await this.importTerms.page(query) };
  }

  @Get('meanings')
  @ApiOperation({
    summary: 'List possible meanings of saved terms',
    description: 'Products, columns and other types, each with its display text; use them as form choices.',
  })
  @ApiOkResponse({ type: [WordMeaningResponse] })
  listWordMeanings(): readonly WordMeaningResponse[] {
    return WORD_KINDS.flatMap((kind) =>
      WORDS_OF_KIND[kind].meanings.map(({ value, label }) => ({ kind, value, label })),
    );
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a saved term', description: 'Includes its meaning, who saved it and when.' })
  @ApiOkResponse({ type: ImportTermResponse })
  getImportTerm(@RecordId(ImportTermNotFound) id: string): Promise<ImportTermResponse> {
    return this.importTerms.one(id);
  }

  @Post()
  @ApiOperation({
    summary: 'Save an import term',
    description: [
      'Applies to files read from now on and overrides the built-in vocabulary. Returns 409 if the term is already saved',
      'with another meaning.',
    ].join(' '),
  })
  @ApiCreatedResponse({ type: ImportTermResponse })
  @ApiProblems(409)
  async teachWord(
    @Body() body: TeachWordRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ImportTermResponse> {
    return this.importTerms.one(await this.addImportTerm.execute(body, actor));
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    summary: 'Delete an import term',
    description: 'Lenders imported with it are not changed.',
  })
  @ApiNoContentResponse()
  forgetWord(@RecordId(ImportTermNotFound) id: string, @CurrentPrincipal() actor: Principal): Promise<void> {
    return this.deleteImportTerm.execute(id, actor);
  }
}
