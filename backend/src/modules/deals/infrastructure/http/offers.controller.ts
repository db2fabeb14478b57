import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#shared/infrastructure/http/access.js';
import { ApiProblems } from '#shared/infrastructure/http/openapi/api-problems.js';
import { offerFigures } from '../../domain/offer-figures.js';
import { OfferFiguresResponse, OfferTermsRequest, termsOf } from './offers.dto.js';

@ApiTags('offers')
@Access('admin')
@Controller('admin')
export class OffersController {
  @Post('offer-figures')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Work out what an offer would cost',
    description: 'For terms as they are typed; nothing is kept.',
    operationId: 'workOutOffer',
  })
  @ApiOkResponse({ type: OfferFiguresResponse })
  @ApiProblems(400, 413, 415, 503)
  workOut(@Body() body: OfferTermsRequest): OfferFiguresResponse {
    return offerFigures(termsOf(body));
  }
}
