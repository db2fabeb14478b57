import { Module } from '@nestjs/common';
import { Contributions } from '#platform/application/contributions.js';
import { provide } from '#platform/infrastructure/provide.js';
import { SearchAll } from './application/search-all.js';
import { SearchController } from './infrastructure/http/search.controller.js';

/** One search over the records of all modules, each of which contributes a `SearchSource`. */
@Module({
  controllers: [SearchController],
  providers: [provide(SearchAll, Contributions)],
})
export class SearchModule {}
