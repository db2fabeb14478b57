import { Module } from '@nestjs/common';
import { OffersController } from './infrastructure/http/offers.controller.js';

/** From a match to money: what lenders offer for an application. */
@Module({ controllers: [OffersController] })
export class DealsModule {}
