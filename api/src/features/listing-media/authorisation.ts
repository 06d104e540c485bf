import { type Rows, seller } from '#authorisation.ts';

export const authorisation: Rows = {
  'GET /listings/:id/media': seller,
  'POST /listings/:id/images': seller,
  'PUT /listings/:id/images': seller,
  'DELETE /listings/:id/images/:imageId': seller,
  'POST /listings/:id/videos': seller,
  'DELETE /listings/:id/videos/:videoId': seller,
  'PUT /listings/:id/videos/:videoId/poster': seller,
  'POST /listings/:id/uploads': seller,
  'GET /listings/:id/uploads/:uploadId': seller,
  'PATCH /listings/:id/uploads/:uploadId': seller,
  'DELETE /listings/:id/uploads/:uploadId': seller,
  'POST /listings/:id/uploads/:uploadId/finish': seller,
};
