-- Which act gave the money of a boost back: stops of one moment for one reason are one act (a listing that was sold, a plan
-- that lapsed), however many boosts they end.
create or replace view boost_returns as
select refund_transfer_id as transfer_id, 'boost:' || stop_reason || ':' || extract(epoch from stopped_at) as act
from boosts where refund_transfer_id is not null;
