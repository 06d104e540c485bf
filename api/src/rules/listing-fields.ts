export * from '@diyar/db/listing-fields';
