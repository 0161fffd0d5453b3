<?php // The home page: a link to the list. ?>
<p><a href="<?= htmlspecialchars($list) ?>">Water bottles</a></p>
