-- Bits of column and row by turns, the row's first, as a quadkey has them: 36 bits at zoom 18.
create or replace function tile_key(x integer, y integer) returns bigint language plpgsql immutable strict parallel safe as $$
declare
  tile_column bigint := x;
  tile_row bigint := y;
begin
  tile_column := (tile_column | (tile_column << 16)) & 281470681808895;
  tile_column := (tile_column | (tile_column << 8)) & 71777214294589695;
  tile_column := (tile_column | (tile_column << 4)) & 1085102592571150095;
  tile_column := (tile_column | (tile_column << 2)) & 3689348814741910323;
  tile_column := (tile_column | (tile_column << 1)) & 6148914691236517205;
  tile_row := (tile_row | (tile_row << 16)) & 281470681808895;
  tile_row := (tile_row | (tile_row << 8)) & 71777214294589695;
  tile_row := (tile_row | (tile_row << 4)) & 1085102592571150095;
  tile_row := (tile_row | (tile_row << 2)) & 3689348814741910323;
  tile_row := (tile_row | (tile_row << 1)) & 6148914691236517205;
  return tile_column | (tile_row << 1);
end $$;
